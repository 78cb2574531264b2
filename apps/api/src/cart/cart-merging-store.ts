import { sql } from 'kysely';
import type { Merging, Moved } from '@nuancier/domain/customers/merging.ts';
import type { Database } from '../database/tables.ts';

/** Before the accounts themselves, as whoever places an order does: locked until the transaction ends. */
export async function lockCartsOf(db: Database, customerIds: readonly number[]): Promise<void> {
  await sql`select from cart where customer_id = any(${[...customerIds]}::int[]) order by id for update`.execute(
    db,
  );
}

/**
 * One cart is open at a time: the kept account's, where it has one. Uses of coupons add up, so that a limit for each
 * customer counts both.
 */
export async function moveCustomerInCart(
  db: Database,
  { keep, fold }: Merging,
): Promise<{ carts: Moved; coupons: Moved }> {
  const carts = await sql`
    update cart set customer_id = ${keep}
    where customer_id = ${fold} and (state = 'closed' or is_apart or not exists (
      select from cart own where own.customer_id = ${keep} and own.state <> 'closed' and not own.is_apart))`.execute(
    db,
  );
  const left = await sql`delete from cart where customer_id = ${fold}`.execute(db);
  const coupons = await sql`
    update coupon set owner_customer_id = ${keep} where owner_customer_id = ${fold}`.execute(db);
  await sql`update coupon_use set customer_id = ${keep} where customer_id = ${fold}`.execute(db);
  return {
    carts: { moved: Number(carts.numAffectedRows ?? 0n), left: Number(left.numAffectedRows ?? 0n) },
    coupons: { moved: Number(coupons.numAffectedRows ?? 0n), left: 0 },
  };
}
