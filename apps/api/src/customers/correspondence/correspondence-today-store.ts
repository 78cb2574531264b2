// What customers have asked and nobody is known to have answered.
import { sql } from 'kysely';
import type { Reach } from '@nuancier/domain/staff/reach.ts';
import type { Database } from '../../database/tables.ts';
import { MOST_TODAY } from '../../request/today-count.ts';
import type { Waiting } from '../../request/today-count.ts';
import { messagesWithin } from './desk-messages-store.ts';

export async function countMessages(db: Database, reach: Reach): Promise<Waiting | undefined> {
  const found = await sql<Waiting>`
    select count(*)::int as count, min(created_at) as oldest from (
      select created_at from contact_message where settled_at is null and ${messagesWithin(reach)}
      order by created_at limit ${MOST_TODAY + 1}) waiting`.execute(db);
  return found.rows[0];
}

/** Accounts that named a client code and wait for their company. */
export async function countLinkRequests(db: Database): Promise<Waiting | undefined> {
  const found = await sql<Waiting>`
    select count(*)::int as count, min(asked_at) as oldest from (
      select asked_at from company_proof order by asked_at limit ${MOST_TODAY + 1}) waiting`.execute(db);
  return found.rows[0];
}
