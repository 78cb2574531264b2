// The door of the outbox: what a transaction decides to send leaves when, and only when, it is committed.
import { randomUUID } from 'node:crypto';
import type { Database } from '../database/tables.ts';
import type { QueuedMail } from './mail-variables.ts';
import { insertMessage } from './outbox-store.ts';

export { forgetMailbox } from './outbox-store.ts';

/** One that does not leave costs as much: where the time taken must not tell whether there was somebody to write to. */
export async function queueMail(
  db: Database,
  mail: QueuedMail,
  now: Date,
  { leaves }: { leaves: boolean } = { leaves: true },
): Promise<void> {
  await insertMessage(db, { id: randomUUID(), kind: 'mail', payload: mail, now, leaves });
}
