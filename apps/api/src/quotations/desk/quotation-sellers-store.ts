// By whom a list of quotations may be narrowed: the sellers that somebody's own quotations have.
import { sql } from 'kysely';
import type { StaffReach } from '../../customers/customers.ts';
import type { Database } from '../../database/tables.ts';
import { withinReach } from './quotation-reach-store.ts';

/** More names than these nobody looks through. */
const MOST_SELLERS = 200;

export async function selectSellers(db: Database, reach: StaffReach): Promise<string[]> {
  // From name to name by the index: how many quotations each has written costs nothing.
  const sellers = await sql<{ seller: string }>`
    with recursive named as (
      (select seller from quotation where seller is not null order by seller limit 1)
      union all
      select (select next.seller from quotation next where next.seller > named.seller order by next.seller limit 1)
      from named where named.seller is not null)
    select seller from named where seller <> '' and exists (
      select from quotation where quotation.seller = named.seller and ${withinReach(reach)})
    limit ${MOST_SELLERS}`.execute(db);
  return sellers.rows.map(({ seller }) => seller);
}
