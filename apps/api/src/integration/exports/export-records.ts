// Everything of a kind that the log speaks of since a place in it, as it stands now: each once, some at a time.
import type { DatabasePool } from '../../database/tables.ts';
import { selectHead } from '../../events/events-store.ts';
import { sequenceEvents } from '../../events/read-events.ts';
import { noteTold } from '../routes/told-orders.ts';
import type { ExportKind } from './export-kinds.ts';
import { fillNamed, selectNamed } from './exports-store.ts';

const PAGE = 500;

export type ExportOptions = {
  after: number;
  now: () => Date;
  write: (records: readonly object[]) => Promise<void>;
  onProgress: (done: number, total: number) => void;
};

/** `next`: the place up to which the log was read. */
export type ExportEnd =
  | { kind: 'done'; records: number; next: number }
  | { kind: 'forgotten'; oldest: number }
  | { kind: 'ahead'; newest: number };

/** `db` must be unhurried, and have more than one connection. */
export async function exportRecords(
  db: DatabasePool,
  { types, namedBy, read, ordersOf }: ExportKind,
  { after, now, write, onProgress }: ExportOptions,
): Promise<ExportEnd> {
  await sequenceEvents(db);
  const head = await selectHead(db);
  if (after < head.forgotten) return { kind: 'forgotten', oldest: head.forgotten };
  if (after > head.position) return { kind: 'ahead', newest: head.position };
  const next = head.position;
  const records = await db.transaction().execute(async (transaction) => {
    const total = await fillNamed(transaction, { types, namedBy, after, until: next });
    let written = 0;
    for (let from = 0; from < total; from += PAGE) {
      // oxlint-disable-next-line no-await-in-loop -- a page after the other, so that memory does not grow with the log
      const page = await read(transaction, await selectNamed(transaction, from, PAGE));
      // oxlint-disable-next-line no-await-in-loop -- before it leaves
      await noteTold(db, ordersOf(page), now());
      // oxlint-disable-next-line no-await-in-loop -- as above
      await write(page);
      written += page.length;
      onProgress(Math.min(from + PAGE, total), total);
    }
    return written;
  });
  return { kind: 'done', records, next };
}
