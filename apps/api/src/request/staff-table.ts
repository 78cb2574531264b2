// A list of the back office as a file of its own: what a capability says of it, wherever it stands. The root makes
// routes of them all.
import type { Reach } from '@nuancier/domain/staff/reach.ts';
import type { StaffOperation } from '@nuancier/domain/staff/rights.ts';
import type { Staff } from '@nuancier/domain/staff/roles.ts';
import type { DatabasePool } from '../database/tables.ts';
import type { CsvCell } from '../text/csv-row.ts';

export type TableAsked = {
  db: DatabasePool;
  now: Date;
  staff: Staff;
  reach: Reach;
  /** What the address says; null for what it does not. */
  said: (name: string) => string | null;
};

export type StaffTable = {
  /** « catalogue.csv », at /gestion/fichiers/ */
  file: string;
  right: StaffOperation;
  columns: readonly string[];
  /** Refuses at once, or reads piece by piece while it is sent. */
  rows: (asked: TableAsked) => AsyncIterable<readonly CsvCell[]>;
};

/** So many rows are held at once. */
export const TABLE_PIECE = 500;

/** Each piece begins where the one before ended; null ends it. */
export async function* pieceByPiece<Row, Place>(
  read: (after: Place | null) => Promise<{ rows: readonly Row[]; next: Place | null }>,
): AsyncGenerator<Row> {
  let after: Place | null = null;
  do {
    // oxlint-disable-next-line no-await-in-loop -- each piece begins where the one before ended
    const { rows, next }: { rows: readonly Row[]; next: Place | null } = await read(after);
    yield* rows;
    after = next;
  } while (after !== null);
}
