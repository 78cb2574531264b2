import { batched } from '../concurrency/batched.ts';
import type { Database } from '../database/tables.ts';
import { selectSubstitutes } from './substitutes-store.ts';

/** Of each order by its number, oldest first. */
export const substitutesOf = batched(async ({ db }: { db: Database }, numbers: readonly string[]) => {
  const byOrder = Map.groupBy(await selectSubstitutes(db, numbers), ({ number }) => number);
  return numbers.map((number) => byOrder.get(number) ?? []);
});
