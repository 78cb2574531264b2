// What a file found before it was written: every row it touched. The database keeps it, by triggers of the tables.
import type { DatabaseTransaction } from '../../database/tables.ts';
import type { ImagedTable } from './imaged-table.ts';
import { changedSince, deleteAdded, lockImaged, upsertFound } from './import-image-store.ts';

export type { ImagedTable } from './imaged-table.ts';
export { beginImage, deleteImage, deleteOldImages, endImage } from './import-image-store.ts';

export type TakingBack = { image: string; ranAt: Date; now: Date };

/** `changed`: some of what is otherwise than the file left it; nothing was written then. */
export type TakenBack = { ok: true; rows: number } | { ok: false; changed: readonly string[] };

export type TakeBack = (db: DatabaseTransaction, taking: TakingBack) => Promise<TakenBack>;

/** `tables`: those that others hang on come first. */
export async function writeBack(
  db: DatabaseTransaction,
  image: string,
  tables: readonly ImagedTable[],
): Promise<TakenBack> {
  const changed = await otherSince(db, image, tables);
  if (changed.length > 0) return { ok: false, changed };
  let rows = 0;
  for (const table of tables.toReversed()) {
    // oxlint-disable-next-line no-await-in-loop -- what hangs on a row goes before it
    rows += await deleteAdded(db, image, table);
  }
  for (const table of tables) {
    // oxlint-disable-next-line no-await-in-loop -- and comes after it
    rows += await upsertFound(db, image, table);
  }
  return { ok: true, rows };
}

/** Locks the tables against other writers; whoever reads goes on. */
export async function otherSince(
  db: DatabaseTransaction,
  image: string,
  tables: readonly ImagedTable[],
): Promise<string[]> {
  await lockImaged(db, tables);
  const found = await Promise.all(tables.map((table) => changedSince(db, image, table)));
  return found.flat();
}
