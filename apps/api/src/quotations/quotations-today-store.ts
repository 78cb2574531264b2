import { sql } from 'kysely';
import type { Reach } from '@nuancier/domain/staff/reach.ts';
import { staffReach } from '../customers/customers.ts';
import type { Database } from '../database/tables.ts';
import { MOST_TODAY } from '../request/today-count.ts';
import type { Waiting } from '../request/today-count.ts';
import { inTab } from './desk/desk-quotations-store.ts';
import { withinReach } from './desk/quotation-reach-store.ts';

/** Asked for by customers, and not answered. */
export async function countAskedQuotations(
  db: Database,
  reach: Reach,
  day: string,
): Promise<Waiting | undefined> {
  const within = withinReach(await staffReach(db, reach));
  const found = await sql<Waiting>`
    select count(*)::int as count, min(asked_at) as oldest from (
      select asked_at from quotation where ${inTab('a_repondre', day)} and ${within}
      order by asked_at limit ${MOST_TODAY + 1}) waiting`.execute(db);
  return found.rows[0];
}

/** Still valid, and not answered by their customers. */
export async function countOpenQuotations(
  db: Database,
  reach: Reach,
  day: string,
): Promise<Waiting | undefined> {
  const within = withinReach(await staffReach(db, reach));
  const found = await sql<Waiting>`
    select count(*)::int as count, min(created_on)::timestamp at time zone 'Europe/Paris' as oldest from (
      select created_on from quotation where ${inTab('envoyes', day)} and ${within}
      order by created_on limit ${MOST_TODAY + 1}) waiting`.execute(db);
  return found.rows[0];
}
