// Orders by what is owed: to their customers, or by them. Each condition comes from the few rows that its index holds.
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { OrderMoney } from '@nuancier/contract/gestion-types.ts';
import type { Database } from '../../database/tables.ts';
import { selectWaiting } from '../../request/waiting-store.ts';
import type { Waiting } from '../../request/waiting-store.ts';
import { withinReach } from './desk-reach-store.ts';
import type { DeskReach } from './desk-reach-store.ts';

/** What the bank refused counts until something was given back after it. */
const REFUSED = sql`select payment.order_id from payment_refund refused
  join payment on payment.id = refused.payment_id
  where refused.state = 'refused' and not exists (
    select from payment_refund later where later.payment_id = refused.payment_id and later.id > refused.id
      and later.state in ('asked', 'given'))`;

export function owing(money: OrderMoney): RawBuilder<unknown> {
  switch (money) {
    case 'a_rembourser':
      return sql`orders.id = any(array(
        select owed.id from orders owed where owed.payment_state = 'refund-due' union ${REFUSED}))`;
    // Whether it has come is known by its invoice alone: the bank tells the shop nothing of transfers.
    case 'virement_attendu':
      return sql`orders.payment_method = 'bank_transfer' and orders.payment_state = 'due'
        and orders.status <> 'ANNULEE' and not exists (
          select from invoice where invoice.order_number = orders.number and invoice.type = 'FACTURE'
            and invoice.balance_ttc_cents = 0)`;
  }
}

/** The oldest first. */
export function selectOwing(db: Database, reach: DeskReach, money: OrderMoney): Promise<Waiting> {
  const columns = {
    key: sql`orders.number`,
    title: sql`orders.number`,
    detail: sql`coalesce(company.name, orders.buyer_name)`,
    at: sql`orders.placed_at`,
    cents: sql`orders.total_ttc_cents`,
  };
  return selectWaiting(
    db,
    columns,
    sql`orders left join company on company.id = orders.company_id
      where ${owing(money)} and ${withinReach(reach)} order by orders.placed_at, orders.id`,
  );
}
