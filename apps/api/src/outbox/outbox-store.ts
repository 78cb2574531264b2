import type { Database } from '../database/tables.ts';
import type { QueuedMail } from './mail-variables.ts';

type NewMessage = { id: string; kind: 'mail'; payload: QueuedMail; now: Date };

export async function insertMessage(db: Database, { id, kind, payload, now }: NewMessage): Promise<void> {
  await db
    .insertInto('outbox')
    .values({ id, kind, payload: JSON.stringify(payload), created_at: now, next_try_at: now })
    .execute();
}
