import { sql } from 'kysely';
import type { Database } from '../../database/tables.ts';
import type { DeskEntry } from '../history/desk-timeline-store.ts';

const MOST = 200;

/**
 * What was done with one return, and its mails, oldest first. Those of before mails named their return are told where
 * the order has one return only.
 */
export async function selectReturnTimeline(
  db: Database,
  { id, number }: { id: number; number: string },
): Promise<DeskEntry[]> {
  const found = await sql<DeskEntry>`
    select at, kind, what, null::int as quantity, more, by from (
      select entry.at, 'act' as kind, entry.event as what, entry.details as more,
        trim(staff.firstname || ' ' || staff.lastname) as by, entry.id as nth
      from audit_entry entry left join staff on staff.id = entry.staff_id
      where entry.details ->> 'number' = ${number} and entry.details ->> 'return' = ${String(id)}
      union all
      select created_at, 'mail', payload ->> 'template', null, payload ->> 'to', 0 from outbox
      where order_number = ${number}
        and payload ->> 'template' in ('withdrawal_ack', 'return_step', 'order_refunded')
        and case when payload -> 'variables' ? 'returnId' then payload #>> '{variables,returnId}' = ${String(id)}
          else not exists (select from withdrawal one join withdrawal other on other.order_id = one.order_id
            and other.id <> one.id where one.id = ${id}) end
    ) entry
    order by at, array_position(array['act', 'mail'], kind), nth limit ${MOST}`.execute(db);
  return found.rows;
}
