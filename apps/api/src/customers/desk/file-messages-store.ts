import { sql } from 'kysely';
import type { Reach } from '@nuancier/domain/staff/reach.ts';
import { messagesOf, messagesWithin } from '../correspondence/desk-messages-store.ts';
import type { Database } from '../../database/tables.ts';
import type { FileOwner } from '../../request/file-owner.ts';

export type FileMessageRow = { id: string; at: Date; reason: string; message: string };

export async function selectMessagesOf(
  db: Database,
  reach: Reach,
  owner: FileOwner,
  limit: number,
): Promise<FileMessageRow[]> {
  const found = await sql<FileMessageRow>`
    select id::text, created_at as at, reason, message from contact_message
    where ${messagesOf(owner)} and ${messagesWithin(reach)} order by created_at desc, id desc limit ${limit}`.execute(
    db,
  );
  return found.rows;
}
