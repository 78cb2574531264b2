import { sql } from 'kysely';
import type { Reach } from '@nuancier/domain/staff/reach.ts';
import type { Database } from '../database/tables.ts';
import { MOST_TODAY } from '../request/today-count.ts';
import type { Waiting } from '../request/today-count.ts';
import { quotationReach, withinReach } from './desk/quotation-reach-store.ts';

/** Still valid, and not answered by their customers. */
export async function countOpenQuotations(
  db: Database,
  reach: Reach,
  day: string,
): Promise<Waiting | undefined> {
  const within = withinReach(await quotationReach(db, reach));
  const found = await sql<Waiting>`
    select count(*)::int as count, min(created_on)::timestamp at time zone 'Europe/Paris' as oldest from (
      select created_on from quotation
      where status in ('EN_COURS', 'A_VALIDER') and not is_draft and valid_until >= ${day}::date and ${within}
      order by created_on limit ${MOST_TODAY + 1}) waiting`.execute(db);
  return found.rows[0];
}
