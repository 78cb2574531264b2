// What the checkout writes on a cart: who it is for, how it travels, how it is paid.
import { sql } from 'kysely';
import type { Cents } from '@nuancier/domain/money.ts';
import type { Database } from '../database/tables.ts';
import { tokenHash } from '../secret-token.ts';
import type { CartAddress, CartRecord } from './cart-record.ts';

export type CartContact = {
  email: string | null;
  shippingAddress: CartAddress | null;
  billingAddress: CartAddress | null;
};

export type ShippingChoice = { method: string; feeHt: Cents; freeFromHt: Cents | null };

export async function updateContact(
  db: Database,
  cart: CartRecord,
  contact: Partial<CartContact>,
  { shopToken, now }: { shopToken: string | undefined; now: Date },
): Promise<void> {
  const hash = shopToken === undefined ? null : tokenHash(shopToken);
  const isSame = cart.customerId !== null || isSameBrowser(cart.contactTokenHash, hash);
  const before: CartContact = isSame ? cart : { email: null, shippingAddress: null, billingAddress: null };
  const { email, shippingAddress, billingAddress } = { ...before, ...contact };
  await sql`
    update cart set email = ${email}, shipping_address = ${jsonOf(shippingAddress)},
      billing_address = ${jsonOf(billingAddress)}, contact_token_hash = ${hash}, updated_at = ${now}
    where id = ${cart.id}`.execute(db);
}

export async function updateShipping(db: Database, id: string, choice: ShippingChoice | null): Promise<void> {
  await sql`
    update cart set shipping_method = ${choice?.method ?? null}, shipping_ht_cents = ${choice?.feeHt ?? null},
      shipping_free_from_ht_cents = ${choice?.freeFromHt ?? null}
    where id = ${id}`.execute(db);
}

export async function updatePayment(db: Database, id: string, method: string | null): Promise<void> {
  await sql`update cart set payment_method = ${method} where id = ${id}`.execute(db);
}

/** A client without a shop token goes on with what another such client wrote: neither can read it. */
function isSameBrowser(before: Buffer | null, now: Buffer | null): boolean {
  return before === null || now === null ? before === now : before.equals(now);
}

function jsonOf(address: CartAddress | null): string | null {
  return address === null ? null : JSON.stringify(address);
}
