// What customers have asked and nobody is known to have answered.
import { sql } from 'kysely';
import type { Reach } from '@nuancier/domain/staff/reach.ts';
import type { Database } from '../../database/tables.ts';
import { MOST_TODAY } from '../../request/today-count.ts';
import type { Waiting } from '../../request/today-count.ts';

/** Messages are answered by mail: those of the last days are shown, whatever became of them. */
export async function countMessages(db: Database, reach: Reach, since: Date): Promise<Waiting | undefined> {
  const within = reach.kind === 'stores' ? sql`shop_code = any(${[...reach.codes]}::text[])` : sql`true`;
  const found = await sql<Waiting>`
    select count(*)::int as count, min(created_at) as oldest from (
      select created_at from contact_message where created_at > ${since} and ${within}
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
