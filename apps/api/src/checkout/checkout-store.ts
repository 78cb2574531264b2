// What the checkout keeps beside the cart.
import { sql } from 'kysely';
import type { Database } from '../database/tables.ts';

export type CheckoutRecord = {
  purchaseRef: string | null;
  customerNotes: string | null;
  /** where the delivery address is */
  place: { latitude: number; longitude: number } | null;
  shownTtc: number | null;
};

export async function selectCheckout(db: Database, cartId: string): Promise<CheckoutRecord> {
  const row = await db.selectFrom('checkout').selectAll().where('cart_id', '=', cartId).executeTakeFirst();
  const { latitude = null, longitude = null, shown_ttc_cents: shown = null } = row ?? {};
  return {
    purchaseRef: row?.purchase_ref ?? null,
    customerNotes: row?.customer_notes ?? null,
    place: latitude === null || longitude === null ? null : { latitude, longitude },
    shownTtc: shown === null ? null : Number(shown),
  };
}

export async function writeCheckout(
  db: Database,
  cartId: string,
  { purchaseRef, customerNotes, place, shownTtc }: CheckoutRecord,
): Promise<void> {
  const row = {
    purchase_ref: purchaseRef,
    customer_notes: customerNotes,
    latitude: place?.latitude ?? null,
    longitude: place?.longitude ?? null,
    shown_ttc_cents: shownTtc,
  };
  await db
    .insertInto('checkout')
    .values({ cart_id: cartId, ...row })
    .onConflict((conflict) => conflict.column('cart_id').doUpdateSet(row))
    .execute();
}

export async function writeShownTotal(db: Database, cartId: string, cents: number): Promise<void> {
  await sql`
    insert into checkout (cart_id, shown_ttc_cents) values (${cartId}, ${cents})
    on conflict (cart_id) do update set shown_ttc_cents = excluded.shown_ttc_cents`.execute(db);
}

export async function insertPayment(
  db: Database,
  payment: {
    id: string;
    orderId: number;
    provider: string;
    amountCents: number;
    currency: string;
    now: Date;
  },
): Promise<void> {
  await db
    .insertInto('payment')
    .values({
      id: payment.id,
      order_id: payment.orderId,
      provider: payment.provider,
      amount_cents: payment.amountCents,
      currency: payment.currency,
      created_at: payment.now,
    })
    .execute();
}
