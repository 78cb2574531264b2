// Methods a customer used before.
import type { DeliveryMode } from '@nuancier/domain/orders/order-status.ts';
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Database } from '../../database/tables.ts';
import type { Order, OrderPostalAddress } from '../records/order-record.ts';

export type Habits = {
  mode: DeliveryMode;
  paymentMethod: Order['paymentMethod'];
};

/** Of the last order that was not cancelled. */
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

type Whose = { customerId: number; companyId: number | null };

export function selectRefs(db: Database, whose: Whose): Promise<string[]> {
  return selectUsed(db, sql`purchase_ref`, whose);
}

export function selectPurchaseOrders(db: Database, whose: Whose): Promise<string[]> {
  return selectUsed(db, sql`purchase_order_number`, whose);
}

/** Each once, the last used first. */
async function selectUsed(
  db: Database,
  column: RawBuilder<unknown>,
  { customerId, companyId }: Whose,
): Promise<string[]> {
  const whose = companyId === null ? sql`customer_id = ${customerId}` : sql`company_id = ${companyId}`;
  const found = await sql<{ ref: string }>`
    select ${column} as ref from orders where ${whose} and ${column} <> ''
    group by ${column} order by max(placed_at) desc limit ${MOST_REFS}`.execute(db);
  return found.rows.map(({ ref }) => ref);
}
