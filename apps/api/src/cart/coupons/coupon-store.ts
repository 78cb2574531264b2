import { sql } from 'kysely';
import type { Coupon } from '@nuancier/domain/cart/coupons/coupon.ts';
import { cents } from '@nuancier/domain/money.ts';
import type { Database } from '../../database/tables.ts';

/** Who holds the cart: a customer, or a guest once the e-mail address is known. */
export type CouponHolder = { customerId: number | null; mailboxHash: Buffer | null };

export type StoredCoupon = Omit<Coupon, 'hasOrdered' | 'credit'> & {
  credits: { orderId: number; tint: string; testerSku: string } | null;
};

export async function selectCoupon(
  db: Database,
  code: string,
  { customerId, mailboxHash }: CouponHolder,
): Promise<StoredCoupon | undefined> {
  const found = await sql<Omit<StoredCoupon, 'minHt'> & { minHt: number }>`
    select code::text, label, kind, value, min_ht_cents as "minHt", price_groups as groups,
      to_char(valid_from, 'YYYY-MM-DD') as "validFrom", to_char(valid_to, 'YYYY-MM-DD') as "validTo",
      usage_limit as "usageLimit", used, per_customer as "perCustomer", first_order as "firstOrder",
      (select count(*)::integer from coupon_use
       where coupon_code = code and (customer_id = ${customerId} or mailbox_hash = ${mailboxHash})) as "ownUses",
      exists (select from coupon_desk where coupon_desk.code = coupon.code and switched_off_at is not null)
        as "isSwitchedOff",
      num_nonnulls(owner_company_id, owner_customer_id, owner_mailbox_hash) > 0
        and not coalesce(${ownedBy({ customerId, mailboxHash })}, false) as "isOthers",
      case when credits_order_id is not null then
        json_build_object('orderId', credits_order_id, 'tint', tint_key, 'testerSku', tester_sku) end as credits
    from coupon where code = ${code}`.execute(db);
  const row = found.rows[0];
  return row && { ...row, minHt: cents(row.minHt) };
}

/** Whether it is this buyer's own: its company's, the person's, or the mailbox's it ordered with as a guest. */
export function ownedBy({ customerId, mailboxHash }: CouponHolder) {
  return sql<boolean>`(owner_customer_id = ${customerId} or owner_mailbox_hash = ${mailboxHash}
    or owner_company_id = (select company_id from customer where customer.id = ${customerId}))`;
}

/** False when the last one is gone. The coupon's row stays locked: uses are counted one after the other. */
export async function takeCoupon(db: Database, code: string): Promise<boolean> {
  const taken = await sql`
    update coupon set used = used + 1
    where code = ${code} and (usage_limit is null or used < usage_limit)`.execute(db);
  return taken.numAffectedRows === 1n;
}

export type CouponUse = CouponHolder & { cartId: string; code: string; now: Date };

export async function insertUse(
  db: Database,
  { cartId, code, customerId, mailboxHash, now }: CouponUse,
): Promise<void> {
  await sql`
    insert into coupon_use (cart_id, coupon_code, customer_id, mailbox_hash, used_at)
    values (${cartId}, ${code}, ${customerId}, ${mailboxHash}, ${now})`.execute(db);
}

export async function deleteUse(db: Database, cartId: string): Promise<void> {
  await sql`
    with given_back as (delete from coupon_use where cart_id = ${cartId} returning coupon_code)
    update coupon set used = used - 1 from given_back where code = coupon_code`.execute(db);
}
