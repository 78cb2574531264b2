// How somebody ordered before.
import type { DeliveryMode } from '@nuancier/domain/orders/order-status.ts';
import { sql } from 'kysely';
import type { Database } from '../database/tables.ts';
import type { Order, OrderPostalAddress } from './order-record.ts';

export type Habits = {
  mode: DeliveryMode;
  paymentMethod: Order['paymentMethod'];
};

/** Of the last order that stands. */
export async function selectHabits(db: Database, customerId: number): Promise<Habits | undefined> {
  const found = await sql<Habits>`
    select delivery_mode as mode, payment_method as "paymentMethod" from orders
    where customer_id = ${customerId} and status <> 'ANNULEE'
    order by placed_at desc, id desc limit 1`.execute(db);
  return found.rows[0];
}

export async function selectLastPlace(
  db: Database,
  customerId: number,
): Promise<OrderPostalAddress | undefined> {
  const found = await sql<{ address: OrderPostalAddress }>`
    select shipping_address as address from orders
    where customer_id = ${customerId} and status <> 'ANNULEE' and shipping_address is not null
    order by placed_at desc, id desc limit 1`.execute(db);
  return found.rows[0]?.address;
}

const MOST_REFS = 20;

/** Each once, the last used first. */
export async function selectRefs(
  db: Database,
  { customerId, companyId }: { customerId: number; companyId: number | null },
): Promise<string[]> {
  const whose = companyId === null ? sql`customer_id = ${customerId}` : sql`company_id = ${companyId}`;
  const found = await sql<{ ref: string }>`
    select purchase_ref as ref from orders where ${whose} and purchase_ref is not null
    group by purchase_ref order by max(placed_at) desc limit ${MOST_REFS}`.execute(db);
  return found.rows.map(({ ref }) => ref);
}
