// The door of the outbox: what a transaction decides to send leaves when, and only when, it is committed.
import { randomUUID } from 'node:crypto';
import type { Database } from '../database/tables.ts';
import type { QueuedMail } from './mail-variables.ts';
import { insertMessage } from './outbox-store.ts';

export async function queueMail(db: Database, mail: QueuedMail, now: Date): Promise<void> {
  await insertMessage(db, { id: randomUUID(), kind: 'mail', payload: mail, now });
}
