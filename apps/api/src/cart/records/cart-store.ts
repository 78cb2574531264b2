// Every query is scoped by owner: another customer's cart is not found.
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Database } from '../../database/tables.ts';
import { noticeCodes } from './cart-record.ts';
import type { CartAddress, CartRecord, CartState, Notice } from './cart-record.ts';

/** A cart by its id, for one customer or for none; guests' carts untouched since `guestSince` are expired. */
export type CartKey = { id: string; customerId: number | null; guestSince: Date };

type Row = Omit<CartRecord, 'shippingAddress' | 'billingAddress' | 'notices'> & {
  shippingAddress: unknown;
  billingAddress: unknown;
  notices: unknown;
};

const columns = sql`
  cart.id, customer_id as "customerId", cart.shop_code as "shopCode", state, is_apart as "isApart", coupon_code::text as "couponCode",
  email::text, shipping_address as "shippingAddress", billing_address as "billingAddress",
  contact_token_hash as "contactTokenHash", shipping_method as "shippingMethod", shipping_ht_cents as "shippingHt",
  shipping_free_from_ht_cents as "shippingFreeFromHt", payment_method as "paymentMethod", notices,
  shown_ttc_cents::float8 as "shownTtc", case when proposed_ref is not null
    then json_build_object('ref', proposed_ref, 'owner', proposed_ref_owner, 'lines', proposed_lines) end as "proposedRef"`;

const reachable = ({ id, customerId, guestSince }: CartKey) => sql`
  cart.id = ${id} and ((customer_id is null and updated_at > ${guestSince}) or customer_id = ${customerId})`;

export async function selectCart(db: Database, key: CartKey): Promise<CartRecord | undefined> {
  const found = await sql<Row>`select ${columns} from cart where ${reachable(key)}`.execute(db);
  return found.rows[0] && recordOf(found.rows[0]);
}

/** Locked until the end of the transaction. */
export async function lockCart(db: Database, key: CartKey): Promise<CartRecord | undefined> {
  const found = await sql<Row>`select ${columns} from cart where ${reachable(key)} for update`.execute(db);
  return found.rows[0] && recordOf(found.rows[0]);
}

/** Of any owner: for work that starts from an order, not from a visitor. */
export async function lockAnyCart(db: Database, id: string): Promise<CartRecord | undefined> {
  const found = await sql<Row>`select ${columns} from cart where id = ${id} for update`.execute(db);
  return found.rows[0] && recordOf(found.rows[0]);
}

export async function selectCustomerCartId(db: Database, customerId: number): Promise<string | undefined> {
  const found = await sql<{ id: string }>`
    select id from cart where customer_id = ${customerId} and state <> 'closed' and not is_apart`.execute(db);
  return found.rows[0]?.id;
}

/** Of an open cart. */
export async function selectOwner(db: Database, id: string): Promise<number | null | undefined> {
  const found = await sql<{ customer_id: number | null }>`
    select customer_id from cart where id = ${id} and state = 'open'`.execute(db);
  return found.rows[0]?.customer_id;
}

/** As far as it is this owner's. */
export async function selectProposedRef(db: Database, id: string, owner: string): Promise<string | null> {
  const found = await sql<{ ref: string | null }>`
    select proposed_ref as ref from cart where id = ${id} and proposed_ref_owner = ${owner}`.execute(db);
  return found.rows[0]?.ref ?? null;
}

export async function selectTotalQuantity(db: Database, key: CartKey): Promise<number | undefined> {
  const found = await sql<{ packs: number }>`
    select coalesce(sum(quantity), 0)::integer as packs
    from cart left join cart_line on cart_id = cart.id
    where ${reachable(key)} and state <> 'closed' group by cart.id`.execute(db);
  return found.rows[0]?.packs;
}

export type NewCart = { id: string; customerId: number | null; shopCode: string | null; now: Date };

/** False when the id is taken, or the customer has a cart already. */
export async function insertCart(db: Database, cart: NewCart): Promise<boolean> {
  const written = await cartInsert(cart).execute(db);
  return written.numAffectedRows === 1n;
}

/**
 * Also deletes some guests' carts untouched since `guestSince`, a few at a time to keep the request short. Those that
 * became orders are kept, and are not walked past: an index holds the open ones alone.
 */
export async function insertGuestCart(db: Database, cart: NewCart, guestSince: Date): Promise<boolean> {
  const written = await sql`
    with swept as (
      delete from cart where id in (
        select id from cart
        where customer_id is null and state = 'open' and updated_at <= ${guestSince}
        order by updated_at limit 20 for update skip locked))
    ${cartInsert(cart)}`.execute(db);
  return written.numAffectedRows === 1n;
}

function cartInsert({ id, customerId, shopCode, now }: NewCart): RawBuilder<unknown> {
  return sql`
    insert into cart (id, customer_id, shop_code, created_at, updated_at)
    values (${id}, ${customerId}, ${shopCode}, ${now}, ${now}) on conflict do nothing`;
}

export type CartChange = Pick<
  CartRecord,
  'id' | 'shopCode' | 'couponCode' | 'notices' | 'shownTtc' | 'proposedRef'
> & { now: Date };

export async function updateCart(db: Database, change: CartChange): Promise<void> {
  await cartUpdate(change).execute(db);
}

export function cartUpdate({ id, now, ...change }: CartChange): RawBuilder<unknown> {
  return sql`
    update cart set shop_code = ${change.shopCode}, coupon_code = ${change.couponCode},
      notices = ${JSON.stringify(change.notices)}, shown_ttc_cents = ${change.shownTtc},
      proposed_ref = ${change.proposedRef?.ref ?? null}, proposed_ref_owner = ${change.proposedRef?.owner ?? null},
      proposed_lines = ${change.proposedRef?.lines ?? null}::uuid[],
      updated_at = ${now}
    where id = ${id}`;
}

export async function updateShownTotal(db: Database, id: string, ttcCents: number): Promise<void> {
  await sql`update cart set shown_ttc_cents = ${ttcCents} where id = ${id}`.execute(db);
}

/** Its lines, and what was chosen for it, go along. */
export async function deleteCart(db: Database, id: string): Promise<void> {
  await sql`delete from cart where id = ${id}`.execute(db);
}

export type StateChange = { id: string; from: CartState; to: CartState; now: Date };

/** False when it was not in the state it should leave. What is ordered or merged proposes nothing any more. */
export async function updateState(db: Database, { id, from, to, now }: StateChange): Promise<boolean> {
  const forgets =
    to === 'closed' ? sql`, proposed_ref = null, proposed_ref_owner = null, proposed_lines = null` : sql``;
  const written = await sql`
    update cart set state = ${to}, updated_at = ${now}${forgets}
    where id = ${id} and state = ${from}`.execute(db);
  return written.numAffectedRows === 1n;
}

/** Another store: what was chosen for the former one to carry or to be paid there is chosen anew. */
export async function clearMethods(db: Database, id: string): Promise<void> {
  await sql`
    update cart set shipping_method = null, shipping_ht_cents = null, shipping_free_from_ht_cents = null,
      payment_method = null
    where id = ${id}`.execute(db);
}

function recordOf(row: Row): CartRecord {
  return {
    ...row,
    shippingAddress: addressOf(row.shippingAddress),
    billingAddress: addressOf(row.billingAddress),
    notices: Array.isArray(row.notices) ? row.notices.filter(isNotice) : [],
  };
}

/** Written by this shop only: the shape is looked at, not each field of it. */
function addressOf(value: unknown): CartAddress | null {
  return isAddress(value) ? value : null;
}

function isAddress(value: unknown): value is CartAddress {
  return typeof value === 'object' && value !== null && 'lastname' in value && 'street' in value;
}

function isNotice(value: unknown): value is Notice {
  return (
    typeof value === 'object' &&
    value !== null &&
    'code' in value &&
    noticeCodes.some((code) => code === value.code)
  );
}
