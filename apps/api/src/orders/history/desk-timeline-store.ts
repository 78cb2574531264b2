// What happened to an order, as its store looks back on it: statuses, parts, the bank, mails, notes and the staff's acts.
import { sql } from 'kysely';
import type { Database } from '../../database/tables.ts';

export type DeskEntry = {
  at: Date;
  kind: 'status' | 'part' | 'payment' | 'store' | 'mail' | 'note' | 'act';
  what: string;
  /** packs, of parts */
  quantity: number | null;
  /** how it was handed over, what was written, why it was done; of a pick, its lines */
  more: unknown;
  by: string | null;
};

const MOST = 500;

/** Who brought it: an import, who ordered in the customer's place, or the customer. Imports noted their customer once. */
const PLACED_BY = sql`case when orders.cart_id is null and author = 'client' then 'import'
  when author <> 'client' then author
  else coalesce(nullif(trim(concat_ws(' ', placer.firstname, placer.lastname)), ''),
    nullif(trim(concat_ws(' ', representative.firstname, representative.lastname)), ''), author) end`;

/** Oldest first; of a long one the newest. Moves of status and parts tell themselves: of their entries the reason alone. */
export async function selectDeskTimeline(
  db: Database,
  { id, number }: { id: number; number: string },
): Promise<DeskEntry[]> {
  const found = await sql<DeskEntry>`
    select at, kind, what, quantity, more, by from (
      select at, 'status' as kind, to_status as what, null::int as quantity, null::jsonb as more,
        case when from_status is null then ${PLACED_BY} else author end as by, change.id as nth
      from order_status_change change join orders on orders.id = change.order_id
        left join staff placer on placer.id = orders.placed_by_staff_id
        left join customer representative on representative.id = orders.representative_id
      where change.order_id = ${id}
      union all
      select part.at, 'part', kind, sum(quantity)::int,
        jsonb_build_object('receivedBy', max(received_by), 'provenBy', max(proven_by), 'signature', max(signature)),
        author, max(id)
      from order_part part left join hand_over on hand_over.order_id = part.order_id and hand_over.nth = part.nth
      where part.order_id = ${id} group by part.nth, kind, part.at, author
      union all
      select received_at, 'payment', news, null, null, provider, 0 from payment_event where order_number = ${number}
      union all
      select at, 'store', kind, null, null, sent_to, 0 from order_notice where order_id = ${id}
      union all
      select created_at, 'mail', payload ->> 'template', null, null, payload ->> 'to', 0 from outbox
      where order_number = ${number} and payload ->> 'template' not like 'store\\_%'
      union all
      select at, 'note', 'note', null, to_jsonb(words), author, id from order_note where order_id = ${id}
      union all
      select entry.at, 'act', entry.event, null, entry.details,
        trim(staff.firstname || ' ' || staff.lastname), entry.id
      from audit_entry entry left join staff on staff.id = entry.staff_id
      where entry.details ->> 'number' = ${number} and (
        entry.event in ('order-preparation-started', 'order-lines-picked', 'order-mail-resent', 'order-act-given-up', 'order-promise-moved', 'order-refund-asked', 'order-collected',
          'order-substitute-proposed', 'order-substitute-answered', 'order-lines-cancelled', 'order-settled',
          'return-opened', 'return-accepted', 'return-received', 'return-refused', 'return-settled')
        or entry.event = 'order-status-changed' and entry.details ? 'reason')
    ) entry
    order by at desc,
      array_position(array['act', 'status', 'part', 'payment', 'store', 'mail', 'note'], kind) desc, nth desc
    limit ${MOST}`.execute(db);
  return found.rows.toReversed();
}
