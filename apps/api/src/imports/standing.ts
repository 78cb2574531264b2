// What the shop already holds of a kind, in the columns of its file: what a file leaves out stays, and all of it can be
// written out to be corrected and brought in again.
import type { Database } from '../database/tables.ts';

export type StandingRecord = Readonly<Record<string, unknown>>;

export type Standing = {
  /** what names each of them */
  keys: (db: Database) => Promise<string[]>;
  of: (db: Database, keys: readonly string[]) => Promise<StandingRecord[]>;
};
