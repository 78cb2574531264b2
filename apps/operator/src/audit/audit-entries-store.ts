import { sql } from 'kysely';
import type { AuditEvent } from '@nuancier/api/audit/audit.ts';
import type { Database } from '@nuancier/api/database/tables.ts';

export type AuditEntry = {
  id: string;
  at: Date;
  event: AuditEvent;
  /** the account's address, or the name that the entry itself gives */
  author: string | null;
  /** who acted in that account's place */
  representative: string | null;
  customer: string | null;
  client_address: string | null;
  request_id: string | null;
  details: Readonly<Record<string, unknown>>;
};

export type AuditFilter = {
  event: AuditEvent | null;
  since: Date | null;
  /** a part of the name or address, capitals or not */
  author: string | null;
  most: number;
};

/** Operators are named in the details; the oldest way of naming them was `by`. */
export async function selectAuditEntries(
  db: Database,
  { event, since, author, most }: AuditFilter,
): Promise<AuditEntry[]> {
  const found = await sql<AuditEntry>`
    select * from (
      select entry.id::text, entry.at, entry.event,
        coalesce(staff.email, actor.email, entry.details ->> 'author', entry.details ->> 'by', entry.details ->> 'name')
          as author,
        representative.email as representative, customer.email as customer,
        entry.client_address, entry.request_id, entry.details
      from audit_entry as entry
      left join staff on staff.id = entry.staff_id
      left join customer as actor on actor.id = entry.actor_id
      left join customer as representative on representative.id = entry.representative_id
      left join customer on customer.id = entry.customer_id
      where (${event}::text is null or entry.event = ${event})
        and (${since}::timestamptz is null or entry.at >= ${since})
    ) as told
    where ${author}::text is null
      or strpos(lower(concat_ws(' ', author, representative)), lower(${author}::text)) > 0
    order by at desc, id::bigint desc limit ${most}`.execute(db);
  return found.rows;
}
