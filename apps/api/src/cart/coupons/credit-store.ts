// Coupons that credit the testers of an order: one for each tint, the buyer's own.
import { sql } from 'kysely';
import type { Database } from '../../database/tables.ts';
import { ownedBy } from './coupon-store.ts';
import type { CouponHolder } from './coupon-store.ts';

export type CreditOwner = { companyId: number | null; customerId: number | null; mailboxHash: Buffer | null };

export type NewCredit = {
  code: string;
  /** « Gris anthracite, RAL 7016 » */
  label: string;
  value: number;
  valid_to: string;
  tint_key: string;
  tint_hex: string;
};

/** What the order has been given already stays as it is. */
export async function insertCredits(
  db: Database,
  { orderId, testerSku, owner }: { orderId: number; testerSku: string; owner: CreditOwner },
  credits: readonly NewCredit[],
): Promise<void> {
  await sql`
    insert into coupon (code, label, kind, value, valid_to, usage_limit, owner_company_id, owner_customer_id,
      owner_mailbox_hash, credits_order_id, tint_key, tint_hex, tester_sku)
    select code, label, 'fixed_ht', value, valid_to, 1, ${owner.companyId}, ${owner.customerId},
      ${owner.mailboxHash}, ${orderId}, tint_key, tint_hex, ${testerSku}
    from json_to_recordset(${JSON.stringify(credits)}::json) as given (code text, label text, value integer,
      valid_to date, tint_key text, tint_hex text)
    on conflict (credits_order_id, tint_key) do nothing`.execute(db);
}

export type GivenCredit = {
  code: string;
  /** « Gris anthracite, RAL 7016 » */
  tint: string;
  tintKey: string;
  hex: string;
  valueHt: number;
  validTo: string;
  orderId: number;
  orderNumber: string;
};

const CREDIT = sql`coupon.code::text as code, coupon.label as tint, coupon.tint_key as "tintKey", coupon.tint_hex as hex,
  coupon.value as "valueHt", to_char(coupon.valid_to, 'YYYY-MM-DD') as "validTo", orders.id as "orderId",
  orders.number as "orderNumber"
  from coupon join orders on orders.id = coupon.credits_order_id`;

export async function selectCreditsOfOrder(db: Database, orderId: number): Promise<GivenCredit[]> {
  const found = await sql<GivenCredit>`
    select ${CREDIT} where coupon.credits_order_id = ${orderId} order by coupon.label, coupon.code`.execute(
    db,
  );
  return found.rows;
}

/** Neither used nor over; the first to end first. */
export async function selectUnusedCredits(
  db: Database,
  holder: CouponHolder,
  day: string,
): Promise<GivenCredit[]> {
  const found = await sql<GivenCredit>`
    select ${CREDIT}
    where ${ownedBy(holder)} and coupon.used = 0 and coupon.valid_to >= ${day}::date
    order by coupon.valid_to, coupon.label, coupon.code limit 100`.execute(db);
  return found.rows;
}
