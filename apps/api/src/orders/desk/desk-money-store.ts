// Orders by what is owed: to their customers, or by them. Each condition comes from the few rows that its index holds.
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { OrderMoney } from '@nuancier/contract/gestion-types.ts';
import type { Database } from '../../database/tables.ts';
import { selectWaiting } from '../../request/waiting-store.ts';
import type { Waiting } from '../../request/waiting-store.ts';
import { CARD_LEFT } from '../records/card-money-store.ts';
import { CARD_OVERPAID } from '../records/reductions-store.ts';
import { withinReach } from './desk-reach-store.ts';
import type { DeskReach } from './desk-reach-store.ts';

/** What the bank refused counts until something was given back after it. */
const NOTHING_SINCE = sql`not exists (
  select from payment_refund later where later.payment_id = refused.payment_id and later.id > refused.id
    and later.state in ('asked', 'given'))`;

const REFUSED = sql`select payment.order_id from payment_refund refused
  join payment on payment.id = refused.payment_id
  where refused.state = 'refused' and ${NOTHING_SINCE}`;

export function owing(money: OrderMoney): RawBuilder<unknown> {
  switch (money) {
    case 'a_rembourser':
      return sql`orders.id = any(array(
        select owed.id from orders owed where owed.payment_state = 'refund-due'
        union select reduced.order_id from order_reduction reduced join orders on orders.id = reduced.order_id
          where reduced.settled_at is null and ${CARD_OVERPAID}::bigint > 0
        union select cheaper.order_id from order_substitute cheaper join orders on orders.id = cheaper.order_id
          where cheaper.less_ttc_cents > 0 and ${CARD_OVERPAID}::bigint > 0
        union ${REFUSED}))`;
    // Whether it has come is known by its invoice alone: the bank tells the shop nothing of transfers.
    case 'virement_attendu':
      return sql`orders.payment_method = 'bank_transfer' and orders.payment_state = 'due'
        and orders.status <> 'ANNULEE' and not exists (
          select from invoice where invoice.order_number = orders.number and invoice.type = 'FACTURE'
            and invoice.balance_ttc_cents = 0)`;
  }
}

/** Of a card: what is left of it, what the bank refused to give back, or by what the order costs less; else null. */
export const OWED_BACK = sql`case when orders.payment_state = 'refund-due'
  then coalesce(${CARD_LEFT}, orders.total_ttc_cents)
  else coalesce((
    select refused.amount_cents from payment_refund refused join payment on payment.id = refused.payment_id
    where payment.order_id = orders.id and refused.state = 'refused' and ${NOTHING_SINCE}
    order by refused.id desc limit 1), nullif(${CARD_OVERPAID}::bigint, 0)) end`;

function owedCents(money: OrderMoney): RawBuilder<unknown> {
  return money === 'virement_attendu' ? sql`orders.total_ttc_cents` : OWED_BACK;
}

/** The oldest first. */
export function selectOwing(db: Database, reach: DeskReach, money: OrderMoney): Promise<Waiting> {
  const columns = {
    key: sql`orders.number`,
    title: sql`orders.number`,
    detail: sql`coalesce(company.name, orders.buyer_name)`,
    at: sql`orders.placed_at`,
    cents: owedCents(money),
  };
  return selectWaiting(
    db,
    columns,
    sql`orders left join company on company.id = orders.company_id
      where ${owing(money)} and ${withinReach(reach)} order by orders.placed_at, orders.id`,
  );
}
