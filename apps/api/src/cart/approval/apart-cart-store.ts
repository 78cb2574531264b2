// Carts set apart, beside the one their owner fills.
import { sql } from 'kysely';
import type { Database } from '../../database/tables.ts';
import type { CartState } from '../records/cart-record.ts';

export type ApartCart = { id: string; state: Exclude<CartState, 'closed'>; packs: number };

/** The one that was touched last comes first. */
export async function selectApartCarts(db: Database, customerId: number): Promise<ApartCart[]> {
  const found = await sql<ApartCart>`
    select cart.id, cart.state, coalesce(sum(cart_line.quantity), 0)::integer as packs
    from cart left join cart_line on cart_line.cart_id = cart.id
    where cart.customer_id = ${customerId} and cart.is_apart and cart.state <> 'closed'
    group by cart.id order by cart.updated_at desc, cart.id`.execute(db);
  return found.rows;
}

/** Sets a locked cart apart, or makes it the current one. */
export async function updateApart(
  db: Database,
  { id, isApart }: { id: string; isApart: boolean },
): Promise<void> {
  await db.updateTable('cart').set({ is_apart: isApart }).where('id', '=', id).execute();
}

/** Whether the head of the company approved these lines at these prices. */
export async function hasApprovedPrices(db: Database, cartId: string): Promise<boolean> {
  const found = await db
    .selectFrom('cart_approved_price')
    .select('line_uid')
    .where('cart_id', '=', cartId)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}
