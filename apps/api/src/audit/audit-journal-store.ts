// What the log tells of one person or of a company's people.
import { sql } from 'kysely';
import type { Database } from '../database/tables.ts';

export type JournalRow = {
  at: Date;
  event: string;
  by: string | null;
  of: string | null;
  details: Readonly<Record<string, unknown>>;
};

/** The newest first. Who acted is one of the staff, the account itself, its representative, or whoever the entry names. */
export async function selectJournalOf(
  db: Database,
  of: { customerId: number } | { companyId: number },
  limit: number,
): Promise<JournalRow[]> {
  const whose =
    'customerId' in of
      ? sql`array[${of.customerId}::int]`
      : sql`array(select id from customer where company_id = ${of.companyId})`;
  const found = await sql<JournalRow>`
    select entry.at, entry.event, entry.details,
      coalesce(trim(staff.firstname || ' ' || staff.lastname),
        trim(representative.firstname || ' ' || representative.lastname),
        trim(actor.firstname || ' ' || actor.lastname),
        entry.details ->> 'author', entry.details ->> 'by') as by,
      trim(customer.firstname || ' ' || customer.lastname) as of
    from audit_entry entry
    left join staff on staff.id = entry.staff_id
    left join customer actor on actor.id = entry.actor_id
    left join customer representative on representative.id = entry.representative_id
    left join customer on customer.id = entry.customer_id
    where entry.customer_id = any(${whose}) order by entry.id desc limit ${limit}`.execute(db);
  return found.rows;
}
