// Reading orders, always within what the reader may see.
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { OrderStatus } from '@nuancier/domain/orders/order-status.ts';
import type { Database } from '../../database/tables.ts';
import { WHOLLY_INVOICED } from '../../database/wholly-invoiced.ts';
import { withinReach } from '../desk/desk-reach-store.ts';
import type { DeskReach } from '../desk/desk-reach-store.ts';
import { MADE, tintMade } from './tint-made.ts';
import type { MadeColumns } from './tint-made.ts';
import type {
  Order,
  OrderLine,
  OrderPostalAddress,
  OrderTint,
  OrderWish,
  StatusChange,
} from './order-record.ts';

/** Whose orders: those of one customer, of a whole company, or one by its number for the shop itself. */
export type OrderScope =
  | { kind: 'customer'; customerId: number }
  | { kind: 'company'; companyId: number; customerId: number }
  /** of a company, what its invoices and credit notes name */
  | { kind: 'invoiced'; companyId: number }
  /** by the staff, within what their right covers */
  | { kind: 'desk'; reach: DeskReach }
  | { kind: 'shop' };

export type OrderSearch = {
  statuses: readonly string[] | null;
  numbers: readonly string[] | null;
  numberLike: string | null;
  /** each must occur in the order */
  words: readonly string[];
  /** French days, both included */
  fromDay: string | null;
  toDay: string | null;
  fromCents: number | null;
  toCents: number | null;
  sort: 'number' | 'placed_at';
  descending: boolean;
  limit: number;
  offset: number;
};

export async function countOrders(db: Database, scope: OrderScope, search: OrderSearch): Promise<number> {
  const counted = await sql<{ count: number }>`
    select count(*)::int as count from orders where ${within(scope)} and ${matching(search)}`.execute(db);
  return counted.rows[0]?.count ?? 0;
}

export type OrderKey = { id: number; placedAt: Date };

/** The keys of a page first: what stands on a row is not worked out for those on the pages before. */
export async function selectOrderKeys(
  db: Database,
  scope: OrderScope,
  search: OrderSearch,
): Promise<OrderKey[]> {
  const column = search.sort === 'number' ? sql`orders.number collate "C"` : sql`orders.placed_at`;
  const way = search.descending ? sql`desc` : sql`asc`;
  const found = await sql<OrderKey>`
    select orders.id, orders.placed_at as "placedAt" from orders where ${within(scope)} and ${matching(search)}
    order by ${column} ${way}, orders.id ${way} limit ${search.limit} offset ${search.offset}`.execute(db);
  return found.rows;
}

/** In the order of the keys; what left the reader's reach in between is left out. */
export async function selectOrdersByKey(
  db: Database,
  scope: OrderScope,
  keys: readonly OrderKey[],
): Promise<Order[]> {
  if (keys.length === 0) return [];
  const ids = keys.map(({ id }) => id);
  const rows = await sql<OrderRow>`
    ${COLUMNS} where ${within(scope)} and orders.id = any(${ids}::integer[])
    order by array_position(${ids}::integer[], orders.id)`.execute(db);
  return withParts(db, rows.rows);
}

export async function selectOrder(
  db: Database,
  scope: OrderScope,
  number: string,
): Promise<Order | undefined> {
  const rows = await sql<OrderRow>`
    ${COLUMNS} where ${within(scope)} and orders.number = ${number}`.execute(db);
  return (await withParts(db, rows.rows))[0];
}

/** Those among the orders that are in reach. */
export async function selectWithin(
  db: Database,
  scope: OrderScope,
  ids: readonly number[],
): Promise<ReadonlySet<number>> {
  const found = await sql<{ id: number }>`
    select id from orders where ${within(scope)} and id = any(${[...ids]}::integer[])`.execute(db);
  return new Set(found.rows.map(({ id }) => id));
}

/** Of the whole shop, where no scope is given; unknown numbers are left out. */
export async function selectOrdersNamed(
  db: Database,
  numbers: readonly string[],
  scope: OrderScope = { kind: 'shop' },
): Promise<Order[]> {
  const rows = await sql<OrderRow>`
    ${COLUMNS} where ${within(scope)} and orders.number = any(${numbers}::text[]) order by orders.id`.execute(
    db,
  );
  return withParts(db, rows.rows);
}

export async function selectOrderById(
  db: Database,
  scope: OrderScope,
  id: number,
): Promise<Order | undefined> {
  if (!Number.isSafeInteger(id) || id < 0 || id > LARGEST_ID) return undefined;
  const rows = await sql<OrderRow>`${COLUMNS} where ${within(scope)} and orders.id = ${id}`.execute(db);
  return (await withParts(db, rows.rows))[0];
}

const LARGEST_ID = 2 ** 31 - 1;

/** Locked until the transaction ends. */
export async function selectOrderForUpdate(db: Database, number: string): Promise<Order | undefined> {
  await sql`select from orders where number = ${number} for update`.execute(db);
  return selectOrder(db, { kind: 'shop' }, number);
}

/** The name of the sales representative who ordered in the buyer's name, if any. */
/** Who placed it in the buyer's name: the person of the staff who did, not whom they stood in for. */
export const REPRESENTATIVE = sql<string | null>`coalesce(
  (select trim(firstname || ' ' || lastname) from staff where staff.id = orders.placed_by_staff_id),
  (select trim(firstname || ' ' || lastname) from customer where customer.id = orders.representative_id))`;

/** A quotation names the order that accepted it. */
const QUOTATIONS = sql`coalesce((
  select json_agg(json_build_object('number', quotation.number, 'label', quotation.label) order by quotation.number)
  from quotation where quotation.order_number = orders.number), '[]'::json)`;

/** Money that went back to the card, oldest first. */
const REFUNDS = sql`coalesce((
  select json_agg(json_build_object('at', settled_at, 'cents', payment_refund.amount_cents,
    'by', payment_refund.author) order by payment_refund.id)
  from payment join payment_refund on payment_id = payment.id
  where order_id = orders.id and state = 'given'), '[]'::json)`;

const WITHDRAWALS = sql`coalesce((
  select json_agg(json_build_object('id', withdrawal.id, 'state', state, 'declaredAt', declared_at,
    'movedAt', moved_at,
    'lineIds', line_ids, 'quantities', quantities, 'refusalReason', refusal_reason) order by withdrawal.id)
  from withdrawal where withdrawal.order_id = orders.id), '[]'::json)`;

const COLUMNS = sql`
  select orders.id, orders.number, ${QUOTATIONS} as quotations, ${REFUNDS} as refunds, ${WITHDRAWALS} as withdrawals, cart_id as "cartId", customer_id as "customerId", company_id as "companyId",
    representative_id as "representativeId", ${REPRESENTATIVE} as "representativeName", buyer_name as "buyerName", email::text as email,
    shop_code as "shopCode", delivery_mode as mode, order_origin as origin, status,
    waiting_for_approval as "waitingForApproval", payment_method as "paymentMethod",
    payment_state as "paymentState", exists (
      select from invoice where invoice.order_number = orders.number and type = 'FACTURE'
      having count(*) > 0 and sum(balance_ttc_cents) = 0) and ${WHOLLY_INVOICED} as "isInvoiceSettled",
    purchase_ref as "purchaseRef",
    purchase_order_number as "purchaseOrderNumber", customer_notes as "customerNotes",
    coupon_code as "couponCode", goods_ht_cents, eco_ht_cents, discount_ht_cents, shipping_ht_cents, total_ht_cents, tax_cents,
    total_ttc_cents, shipping_address as "shippingAddress", billing_address as "billingAddress",
    placed_at as "placedAt", promised_at as "promisedAt",
    delivery_on::text as "deliveryOn", wished_on::text as wished_on, wished_from, wished_until,
    first_delivery_on::text as "firstDeliveryOn", received_at as "receivedAt",
    (select code from pickup_code where pickup_code.order_id = orders.id) as "pickupCode", picker_id, picker_name, picking_since
  from orders`;

type OrderRow = Omit<
  Order,
  'sums' | 'lines' | 'changes' | 'shippingAddress' | 'billingAddress' | 'wished' | 'picker'
> & {
  picker_id: number | null;
  picker_name: string | null;
  picking_since: Date | null;
  wished_on: string | null;
  wished_from: number | null;
  wished_until: number | null;
  goods_ht_cents: string;
  eco_ht_cents: string;
  discount_ht_cents: string;
  shipping_ht_cents: string;
  total_ht_cents: string;
  tax_cents: string;
  total_ttc_cents: string;
  shippingAddress: OrderPostalAddress | null;
  billingAddress: OrderPostalAddress | null;
};

export function within(scope: OrderScope): RawBuilder<unknown> {
  switch (scope.kind) {
    case 'customer':
      return sql`orders.customer_id = ${scope.customerId}`;
    case 'company':
      // What its head ordered before it was known as this company is still the head's.
      return sql`(orders.company_id = ${scope.companyId} or orders.customer_id = ${scope.customerId})`;
    case 'invoiced':
      return sql`orders.company_id = ${scope.companyId} and exists (
        select from invoice where invoice.company_id = ${scope.companyId} and invoice.order_number = orders.number)`;
    case 'desk':
      return withinReach(scope.reach);
    case 'shop':
      return sql`true`;
  }
}

function matching(search: OrderSearch): RawBuilder<unknown> {
  const { statuses, numbers, numberLike, words, fromDay, toDay, fromCents, toCents } = search;
  const tests = [
    statuses === null ? null : sql`status = any(${statuses}::text[])`,
    numbers === null ? null : sql`number = any(${numbers}::text[])`,
    numberLike === null ? null : sql`strpos(lower(number), lower(${numberLike})) > 0`,
    ...words.map(standsIn),
    fromDay === null ? null : sql`placed_at >= (${fromDay}::date)::timestamp at time zone 'Europe/Paris'`,
    toDay === null ? null : sql`placed_at < (${toDay}::date + 1)::timestamp at time zone 'Europe/Paris'`,
    fromCents === null ? null : sql`total_ttc_cents >= ${fromCents}`,
    toCents === null ? null : sql`total_ttc_cents <= ${toCents}`,
  ].filter((test) => test !== null);
  return tests.length === 0 ? sql`true` : sql.join(tests, sql` and `);
}

/** Small letters and capitals, accents and kinds of spaces make no difference. */
function standsIn(word: string): RawBuilder<unknown> {
  const wanted = sql`plain_words(${word}::text)`;
  const searchedText = sql`concat_ws(' ', orders.number, buyer_name, purchase_ref, purchase_order_number, customer_notes,
    shipping_address->>'company', shipping_address->>'street', shipping_address->>'postcode', shipping_address->>'city')`;
  const named = sql`concat_ws(' ', said.article_sku, said.name, said.color, said.conditioning,
    said.tint->>'code', said.tint->>'customerColorLabel')`;
  return sql`(strpos(plain_words(${searchedText}), ${wanted}) > 0 or exists (
    select from order_line said where said.order_id = orders.id and strpos(plain_words(${named}), ${wanted}) > 0))`;
}

async function withParts(db: Database, rows: readonly OrderRow[]): Promise<Order[]> {
  if (rows.length === 0) return [];
  const ids = rows.map((row) => row.id);
  const lines = await sql<LineRow>`
    select line.id, line.position, line.picked, order_id as "orderId", article_sku as "articleSku", parent_sku as "parentSku", line.name,
      line.conditioning, line.color, tint, line.pricing_unit as "pricingUnit", line.quantity, unit_ht_cents as "unitHt", tint_ht_cents as "tintHt",
      discount_ht_cents as "discountHt", tax_rate as "taxRate", from_stock as "fromStock", stock_place as "stockPlace", delivery,
      case when product.is_active then json_build_object('url_key', product.url_key,
        'visible_from', product.visible_from, 'visible_until', product.visible_until) end as product,
      ${MADE} as "madeAs", line.prepared, line.handed_over as "handedOver", line.released, line.cancelled,
      coalesce((
        select json_agg(json_build_object('nth', nth, 'kind', kind, 'quantity', part.quantity, 'at', at) order by part.id)
        from order_part part where part.line_id = line.id), '[]'::json) as parts,
      exists (
        select from withdrawal where withdrawal.order_id = line.order_id and line.id = any(withdrawal.line_ids)
      ) as withdrawn,
      exists (
        select from withdrawal where withdrawal.order_id = line.order_id and line.id = any(withdrawal.line_ids)
          and withdrawal.state <> 'refused' and withdrawal.opened_by is null
      ) as withheld
    from order_line line left join product on product.sku = parent_sku
      left join article on article.sku = article_sku left join colour on colour.code = line.tint->>'code'
    where order_id = any(${ids}::int[]) order by order_id, line.position`.execute(db);
  const changes = await sql<ChangeRow>`
    select order_id as "orderId", to_status as to, at from order_status_change
    where order_id = any(${ids}::int[]) order by id`.execute(db);
  const linesOf = Map.groupBy(lines.rows, (line) => line.orderId);
  const changesOf = Map.groupBy(changes.rows, (change) => change.orderId);
  return rows.map((row) => orderOf(row, linesOf.get(row.id) ?? [], changesOf.get(row.id) ?? []));
}

type LineRow = Omit<OrderLine, 'unitHt' | 'discountHt' | 'tint' | 'made'> & {
  orderId: number;
  madeAs: MadeColumns;
  unitHt: string;
  discountHt: string;
  tint: OrderTint | null;
};
type ChangeRow = StatusChange & { orderId: number; to: OrderStatus };

function orderOf(row: OrderRow, lines: readonly LineRow[], changes: readonly ChangeRow[]): Order {
  const { goods_ht_cents, discount_ht_cents, shipping_ht_cents, total_ht_cents, tax_cents, ...rest } = row;
  const { total_ttc_cents, eco_ht_cents, wished_on, wished_from, wished_until, ...more } = rest;
  const { picker_id, picker_name, picking_since, ...order } = more;
  return {
    ...order,
    wished: wishOf(wished_on, wished_from, wished_until),
    picker:
      picker_id === null || picker_name === null || picking_since === null
        ? null
        : { staffId: picker_id, name: picker_name, since: picking_since },
    sums: {
      goodsHt: Number(goods_ht_cents),
      ecoHt: Number(eco_ht_cents),
      discountHt: Number(discount_ht_cents),
      shippingHt: Number(shipping_ht_cents),
      totalHt: Number(total_ht_cents),
      tax: Number(tax_cents),
      totalTtc: Number(total_ttc_cents),
    },
    lines: lines.map(({ orderId: _orderId, madeAs, ...line }) => ({
      ...line,
      made: tintMade(line.tint, madeAs),
      unitHt: Number(line.unitHt),
      discountHt: Number(line.discountHt),
    })),
    changes: changes.map(({ to, at }) => ({ to, at })),
  };
}

export function wishOf(on: string | null, from: number | null, until: number | null): OrderWish | null {
  if (on === null) return null;
  return from === null || until === null ? { kind: 'day', on } : { kind: 'slot', on, from, until };
}
