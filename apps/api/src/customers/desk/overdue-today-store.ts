import { sql } from 'kysely';
import type { Reach } from '@nuancier/domain/staff/reach.ts';
import type { Database } from '../../database/tables.ts';
import { selectWaiting } from '../../request/waiting-store.ts';
import type { Waiting } from '../../request/waiting-store.ts';
import { staffReach } from '../representatives/staff-reach.ts';
import { matchingCompanies, overdueOf } from './desk-search-store.ts';

/** Companies as the list finds them, with what is past its day; the largest sum first. */
export async function selectOverdueCompanies(db: Database, reach: Reach, day: string): Promise<Waiting> {
  const asked = { list: 'societes', words: [], filter: 'en_retard', store: null, day } as const;
  const within = matchingCompanies(await staffReach(db, reach), asked);
  const columns = {
    key: sql`company.id`,
    title: sql`company.name`,
    detail: sql`company.client_code`,
    day: sql`owed.since`,
    cents: sql`owed.cents`,
  };
  return selectWaiting(
    db,
    columns,
    sql`company cross join lateral (
      select min(invoice.due_on) as since, sum(invoice.balance_ttc_cents) as cents from invoice
      where ${overdueOf(day)}) owed
    where ${within} order by owed.cents desc, company.id`,
  );
}
