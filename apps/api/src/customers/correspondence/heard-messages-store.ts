import { sql } from 'kysely';
import { todayReach } from '@nuancier/domain/staff/reach.ts';
import type { Staff } from '@nuancier/domain/staff/roles.ts';
import type { Database } from '../../database/tables.ts';
import { messagesWithin } from './desk-messages-store.ts';

/** Those of these messages that are within a person's reach. */
export async function selectHeardMessages(
  db: Database,
  staff: Staff,
  ids: readonly string[],
): Promise<string[]> {
  const reach = todayReach(staff, 'messages');
  if (reach === null) return [];
  const found = await sql<{ id: string }>`
    select contact_message.id::text as id from contact_message
    where contact_message.id = any(${[...ids]}::text[]::bigint[]) and ${messagesWithin(reach)}`.execute(db);
  return found.rows.map(({ id }) => id);
}
