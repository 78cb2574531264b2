import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Reach } from '@nuancier/domain/staff/reach.ts';
import { messagesOf, messagesUnderAddressOf, messagesWithin } from '../correspondence/desk-messages-store.ts';
import type { Database } from '../../database/tables.ts';
import type { FileOwner } from '../../request/file-owner.ts';

export type FileMessageRow = { id: string; at: Date; reason: string; message: string };
type Asked = { owner: FileOwner; limit: number };

export function selectMessagesOf(db: Database, reach: Reach, asked: Asked): Promise<FileMessageRow[]> {
  return selectNewest(db, messagesOf(asked.owner), reach, asked.limit);
}

export function selectMessagesUnderAddressOf(
  db: Database,
  reach: Reach,
  asked: Asked,
): Promise<FileMessageRow[]> {
  return selectNewest(db, messagesUnderAddressOf(asked.owner), reach, asked.limit);
}

async function selectNewest(
  db: Database,
  whose: RawBuilder<unknown>,
  reach: Reach,
  limit: number,
): Promise<FileMessageRow[]> {
  const found = await sql<FileMessageRow>`
    select id::text, created_at as at, reason, message from contact_message
    where ${whose} and ${messagesWithin(reach)} order by created_at desc, id desc limit ${limit}`.execute(db);
  return found.rows;
}
