// What the log tells of one person or of a company's people.
import { sql } from 'kysely';
import type { Database } from '../database/tables.ts';
import type { AuditEvent } from './audit.ts';

export type JournalRow = {
  at: Date;
  event: string;
  by: string | null;
  of: string | null;
  details: Readonly<Record<string, unknown>>;
};

export type LastChange = { at: Date; by: string | null; after: unknown };

/** The latest of an event about one thing: `name` says which detail names it, `part` what the change was of. */
export async function selectLastChange(
  db: Database,
  { event, name, value, part }: { event: AuditEvent; name: string; value: string; part: string | null },
): Promise<LastChange | undefined> {
  const ofPart = part === null ? sql`true` : sql`entry.details -> 'after' ? ${part}`;
  const found = await sql<LastChange>`
    select entry.at, entry.details -> 'after' as after,
      coalesce(trim(staff.firstname || ' ' || staff.lastname), entry.details ->> 'author') as by
    from audit_entry entry left join staff on staff.id = entry.staff_id
    where entry.event = ${event} and entry.details ->> ${name} = ${value} and ${ofPart}
    order by entry.id desc limit 1`.execute(db);
  return found.rows[0];
}

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
