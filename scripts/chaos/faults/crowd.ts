import { setTimeout as wait } from 'node:timers/promises';
import type { Stage } from '../fault.ts';

const LASTS_MS = 12_000;

/** Four buyers and four visitors are usual here: now there are twenty-five times as many of both. */
export async function crowd(): Promise<Stage> {
  return {
    env: {},
    crowd: { buyers: 96, visitors: 96 },
    async strike() {
      await wait(LASTS_MS);
      return [];
    },
  };
}
