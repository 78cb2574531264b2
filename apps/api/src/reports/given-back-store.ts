// What customers got back, whatever way, on the day they got it: on a card when the bank gave it, otherwise when it was
// noted at the return, on account by the credit note's own day. A credit note that only documents money that was given
// back on a card or at a return counts no second time. Nothing says which it documents: it is the one of the same sum,
// or what else was paid of the order about then and is enough for it.
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { frenchDay, ofReach, within } from './report-conditions-store.ts';
import type { ReportReach } from './report-conditions-store.ts';
import type { Period } from './report-period.ts';

const OF_ORDER = sql`orders.shop_code, orders.representative_id, orders.placed_by_staff_id, orders.company_id, orders.customer_id,
  orders.email::text as email, orders.buyer_name as buyer`;
const OWNED = {
  shop: sql`given.shop_code`,
  customer: sql`given.customer_id`,
  company: sql`given.company_id`,
};

/** At the till, by a transfer or a credit note; what the bank gave stands among its refunds. */
const SETTLED_OTHERWISE = sql`settled.state = 'refunded' and settled.settled_cents is not null and not exists (
  select from payment_refund refund where refund.withdrawal_id = settled.id and refund.state = 'given')`;

/** What went back of `orders` on a card or at a return. */
const PAID = sql`
  select refund.amount_cents as cents, ${frenchDay(sql`refund.settled_at`)} as day
  from payment join payment_refund refund on refund.payment_id = payment.id
  where payment.order_id = orders.id and refund.state = 'given'
  union all
  select settled.settled_cents, ${frenchDay(sql`settled.moved_at`)}
  from withdrawal settled where settled.order_id = orders.id and ${SETTLED_OTHERWISE}
  union all
  select noted.amount_cents, ${frenchDay(sql`noted.at`)} from order_settlement noted where noted.order_id = orders.id`;

/** Days between a payment and its credit note, either way. */
const ABOUT = sql`31`;

/** Of `note`, a credit note of `orders`: the first of a sum goes with the first payment of that sum, and so on. */
const DOCUMENTS = sql`case when not exists (${PAID}) then false else (
  with paid as (select cents, day, row_number() over (partition by cents order by day) as nth from (${PAID}) paid),
  noted as (
    select own.id, -own.total_ttc_cents as cents, own.issued_on as day,
      row_number() over (partition by own.total_ttc_cents order by own.issued_on, own.id) as nth
    from invoice own left join invoice bill on bill.type = 'FACTURE' and bill.number = own.corrected_number
    where own.type = 'AVOIR' and coalesce(own.order_number, bill.order_number) = orders.number)
  select exists (select from noted join paid using (cents, nth) where noted.id = note.id) or (
    select sum(cents) from noted rest
    where (rest.day, rest.id) <= (note.issued_on, note.id) and rest.day >= note.issued_on - ${ABOUT}
      and not exists (select from paid where paid.cents = rest.cents and paid.nth = rest.nth)
  ) <= coalesce((
    select sum(cents) from paid rest
    where rest.day between note.issued_on - ${ABOUT} and note.issued_on + ${ABOUT}
      and not exists (select from noted where noted.cents = rest.cents and noted.nth = rest.nth)
  ), 0)) end`;

/** `(day, shop_code, representative_id, placed_by_staff_id, company_id, customer_id, email, buyer, cents)`, with tax. */
export function givenBack(period: Period, reach: ReportReach): RawBuilder<unknown> {
  return sql`select * from (
    select ${frenchDay(sql`refund.settled_at`)} as day, ${OF_ORDER}, refund.amount_cents as cents
    from payment_refund refund join payment on payment.id = refund.payment_id
      join orders on orders.id = payment.order_id
    where refund.state = 'given' and ${within(sql`refund.settled_at`, period)}
    union all
    select ${frenchDay(sql`settled.moved_at`)}, ${OF_ORDER}, settled.settled_cents
    from withdrawal settled join orders on orders.id = settled.order_id
    where ${SETTLED_OTHERWISE} and ${within(sql`settled.moved_at`, period)}
    union all
    select ${frenchDay(sql`noted.at`)}, ${OF_ORDER}, noted.amount_cents
    from order_settlement noted join orders on orders.id = noted.order_id
    where ${within(sql`noted.at`, period)}
    union all
    select note.issued_on, coalesce(orders.shop_code, company.shop_code, customer.current_shop_code, ''),
      orders.representative_id, orders.placed_by_staff_id, coalesce(note.company_id, orders.company_id),
      coalesce(note.customer_id, orders.customer_id), orders.email::text,
      coalesce(orders.buyer_name, note.billing ->> 'name'),
      -note.total_ttc_cents
    from invoice note
      left join invoice corrected on corrected.type = 'FACTURE' and corrected.number = note.corrected_number
      left join orders on orders.number = coalesce(note.order_number, corrected.order_number)
      left join company on company.id = note.company_id
      left join customer on customer.id = note.customer_id
    where note.type = 'AVOIR' and note.issued_on between ${period.since}::date and ${period.until}::date
      and not ${DOCUMENTS}
  ) given where ${ofReach(reach, OWNED)}`;
}
