import { sql } from 'kysely';
import type { Database } from '../../database/tables.ts';
import type { CartAddress, CartRecord } from './cart-record.ts';

/** Contact, delivery and payment of a locked cart. */
export async function updateDetails(db: Database, cart: CartRecord, now: Date): Promise<void> {
  await sql`
    update cart set email = ${cart.email}, shipping_address = ${jsonOf(cart.shippingAddress)},
      billing_address = ${jsonOf(cart.billingAddress)}, contact_token_hash = ${cart.contactTokenHash},
      shipping_method = ${cart.shippingMethod}, shipping_ht_cents = ${cart.shippingHt},
      shipping_free_from_ht_cents = ${cart.shippingFreeFromHt}, payment_method = ${cart.paymentMethod},
      shown_ttc_cents = ${cart.shownTtc},
      updated_at = ${now}
    where id = ${cart.id}`.execute(db);
}

function jsonOf(address: CartAddress | null): string | null {
  return address === null ? null : JSON.stringify(address);
}
