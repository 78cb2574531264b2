// What the checkout keeps beside the cart.
import { sql } from 'kysely';
import { readWish, wishCode } from '@nuancier/domain/arrivals/wished-arrival.ts';
import type { WishedArrival } from '@nuancier/domain/arrivals/wished-arrival.ts';
import type { Database } from '../../database/tables.ts';

export type CheckoutRecord = {
  purchaseRef: string | null;
  purchaseOrderNumber: string | null;
  customerNotes: string | null;
  /** where the delivery address is */
  place: { latitude: number; longitude: number } | null;
  /** the store derived from the address, while none was chosen */
  assumedShop: string | null;
  /** the store for pickup, if the address named one */
  pickupShop: string | null;
  /** what the buyer wished for when it chose the method, possible or no longer; none: as soon as possible */
  wish: WishedArrival | null;
};

const COLUMNS = [
  'purchase_ref',
  'purchase_order_number',
  'customer_notes',
  'latitude',
  'longitude',
  'assumed_shop_code',
  'pickup_shop_code',
  'wish',
] as const;

export async function selectCheckout(db: Database, cartId: string): Promise<CheckoutRecord> {
  const row = await db
    .selectFrom('checkout')
    .select(COLUMNS)
    .where('cart_id', '=', cartId)
    .executeTakeFirst();
  const { latitude = null, longitude = null } = row ?? {};
  return {
    purchaseRef: row?.purchase_ref ?? null,
    purchaseOrderNumber: row?.purchase_order_number ?? null,
    customerNotes: row?.customer_notes ?? null,
    place: latitude === null || longitude === null ? null : { latitude, longitude },
    assumedShop: row?.assumed_shop_code ?? null,
    pickupShop: row?.pickup_shop_code ?? null,
    wish: readWish(row?.wish ?? ''),
  };
}

/** What is left out stays as it is. */
export async function writeCheckout(
  db: Database,
  cartId: string,
  change: Partial<CheckoutRecord>,
): Promise<void> {
  const { purchaseRef, purchaseOrderNumber, customerNotes, place, assumedShop, pickupShop, wish } = change;
  const row = {
    ...(purchaseRef !== undefined && { purchase_ref: purchaseRef }),
    ...(purchaseOrderNumber !== undefined && { purchase_order_number: purchaseOrderNumber }),
    ...(customerNotes !== undefined && { customer_notes: customerNotes }),
    ...(place !== undefined && { latitude: place?.latitude ?? null, longitude: place?.longitude ?? null }),
    ...(assumedShop !== undefined && { assumed_shop_code: assumedShop }),
    ...(pickupShop !== undefined && { pickup_shop_code: pickupShop }),
    ...(wish !== undefined && { wish: wish && wishCode(wish) }),
  };
  if (Object.keys(row).length === 0) return;
  await db
    .insertInto('checkout')
    .values({ cart_id: cartId, ...row })
    .onConflict((conflict) => conflict.column('cart_id').doUpdateSet(row))
    .execute();
}

export async function insertPayment(
  db: Database,
  payment: {
    paymentId: string;
    orderId: number;
    provider: string;
    amountCents: number;
    currency: string;
  },
): Promise<void> {
  await db
    .insertInto('payment')
    .values({
      id: payment.paymentId,
      order_id: payment.orderId,
      provider: payment.provider,
      amount_cents: payment.amountCents,
      currency: payment.currency,
      // What waits for the bank does so by the database's clock.
      created_at: sql<Date>`clock_timestamp()`,
    })
    .execute();
}
