import { plannedForValues } from '../database/statements/planned-for-values.ts';
import type { Database } from '../database/tables.ts';

const MOST_MS = 20_000;

/** A year of a large shop read from its rows takes longer than a page of the shop may. */
export function unhurried<T>(db: Database, read: (db: Database) => Promise<T>): Promise<T> {
  return plannedForValues(db, read, { mostMs: MOST_MS });
}
