import { sql } from 'kysely';
import type { Database } from '../../database/tables.ts';
import type { DeskEntry } from '../history/desk-timeline-store.ts';

const MOST = 200;

/** What was done with one return, and the mails of its order that are about returns and money. Oldest first. */
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
    ) entry
    order by at, array_position(array['act', 'mail'], kind), nth limit ${MOST}`.execute(db);
  return found.rows;
}
