import { sql } from 'kysely';
import type { Database } from '../database/tables.ts';

/** What a customer wished and wrote for carts not yet ordered, by cart. It is deleted with the cart. */
export async function personalDataInCheckout(
  db: Database,
  customerId: number,
): Promise<ReadonlyMap<string, object>> {
  const found = await sql<{ cart_id: string }>`
    select checkout.cart_id, checkout.wish, checkout.customer_notes, checkout.purchase_ref,
      checkout.purchase_order_number
    from checkout join cart on cart.id = checkout.cart_id
    where cart.customer_id = ${customerId} and cart.state <> 'closed'`.execute(db);
  return new Map(found.rows.map(({ cart_id: cartId, ...asked }) => [cartId, asked]));
}

/** Of carts that were ordered: the order keeps what the accounts need. Checkouts of other carts go with their cart. */
export async function eraseCustomerInCheckout(db: Database, customerId: number): Promise<void> {
  await sql`
    update checkout set customer_notes = null, latitude = null, longitude = null
    from cart where cart.id = checkout.cart_id and cart.customer_id = ${customerId}`.execute(db);
}
