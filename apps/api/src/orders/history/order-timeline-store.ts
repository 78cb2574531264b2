import { sql } from 'kysely';
import type { Database } from '../../database/tables.ts';

export type TimelineEntry = {
  at: Date;
  kind: 'status' | 'part' | 'payment' | 'store' | 'mail' | 'event';
  what: string;
  /** packs, of parts */
  quantity: number | null;
  by: string | null;
};

/** All that is known to have happened to an order, in its order. What a mail said is forgotten once it has left. */
export async function selectTimeline(
  db: Database,
  { id, number }: { id: number; number: string },
): Promise<TimelineEntry[]> {
  const found = await sql<TimelineEntry>`
    select * from (select at, 'status' as kind, to_status as what, null::int as quantity, author as by
    from order_status_change where order_id = ${id}
    union all
    select at, 'part', kind, sum(quantity)::int, author from order_part
    where order_id = ${id} group by nth, kind, at, author
    union all
    select received_at, 'payment', news, null, provider from payment_event where order_number = ${number}
    union all
    select at, 'store', kind, null, sent_to from order_notice where order_id = ${id}
    union all
    select created_at, 'mail', payload ->> 'template', null, payload ->> 'to' from outbox
    where order_number = ${number} and payload ->> 'template' not like 'store\\_%'
    union all
    select at, 'event', type, null, null from event where subject = ${`order/${number}`}
    ) entry
    order by at, array_position(array['status', 'part', 'payment', 'store', 'mail', 'event'], kind)`.execute(
    db,
  );
  return found.rows;
}
