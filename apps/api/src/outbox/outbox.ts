// The door of the outbox: what a transaction decides to send leaves when, and only when, it is committed.
import { randomUUID } from 'node:crypto';
import type { Database } from '../database/tables.ts';
import type { QueuedMail } from './mail-variables.ts';
import { insertMessage } from './outbox-store.ts';

export { eraseMailbox, giveUpWaiting } from './outbox-store.ts';

/** A mail that is not sent costs as much: the time taken must not reveal whether there was a recipient. */
export async function queueMail(
  db: Database,
  mail: QueuedMail,
  now: Date,
  { leaves }: { leaves: boolean } = { leaves: true },
): Promise<void> {
  await insertMessage(db, { id: randomUUID(), kind: 'mail', payload: mail, now, leaves });
}
