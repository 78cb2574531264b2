// How many cases a property test draws: a fifth of them, always the same ones, in `npm test`; all of them, drawn anew
// each time, in `npm run test:all`. fast-check prints the seed of a case that failed.
import { inject } from 'vitest';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Set in vitest.config.ts: true in the tests that `npm run test:all` adds. */
    drawsAll: boolean;
  }
}

const isQuick = !inject('drawsAll');
const QUICK_SHARE = 5;
const QUICK_SEED = 20_261_119;

export type Draws = { numRuns: number; seed?: number };

/** A test that counts what its cases covered names the seed that covers it. */
export function draws(all: number, coveringSeed?: number): Draws {
  const seed = coveringSeed ?? (isQuick ? QUICK_SEED : undefined);
  return {
    numRuns: isQuick ? Math.max(1, Math.ceil(all / QUICK_SHARE)) : all,
    ...(seed === undefined ? {} : { seed }),
  };
}

/** In `npm test` one in five of a table's rows, each from another place of the next table; all of them in the rest. */
export function drawnOf<Row>(rows: readonly Row[], offset: number): readonly Row[] {
  return isQuick ? rows.filter((_row, at) => (at + offset) % QUICK_SHARE === 0) : rows;
}
