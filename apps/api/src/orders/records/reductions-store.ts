// By how much an order costs less than it did, what is due back for it, and what was given back otherwise than by card.
import { sql } from 'kysely';
import type { Database, DatabaseTransaction } from '../../database/tables.ts';
import { WHOLLY_INVOICED } from '../../database/wholly-invoiced.ts';
import { CARD_LEFT } from './card-money-store.ts';

/**
 * Of an order that a card paid, and that costs less since: of which nothing went back yet. Refunds of returns are theirs.
 */
const CARD_LESS = sql`(
  select sum(less.cents) - coalesce((
      select sum(given.amount_cents) from payment held join payment_refund given on given.payment_id = held.id
      where held.order_id = orders.id and given.state = 'given' and given.withdrawal_id is null
        and given.asked_at >= min(less.at)), 0)
  from (
    select answered_at as at, less_ttc_cents as cents from order_substitute
    where order_substitute.order_id = orders.id and less_ttc_cents > 0
    union all
    select at, less_ttc_cents from order_reduction
    where order_reduction.order_id = orders.id and less_ttc_cents > 0) less
  where orders.payment_state = 'paid'
    and exists (select from payment where payment.order_id = orders.id))`;

/** No more than the card has left to take back. */
export const CARD_OVERPAID = sql<string | null>`least(greatest(0, ${CARD_LESS}), ${CARD_LEFT})::text`;

/** Null where nothing is. */
export async function selectToGiveBack(db: Database, number: string): Promise<number | null> {
  const found = await sql<{ owed: string | null }>`
    select ${CARD_OVERPAID} as owed from orders where number = ${number}`.execute(db);
  const owed = Number(found.rows[0]?.owed ?? 0);
  return owed > 0 ? owed : null;
}

/** What would be due back to a card if the order cost so much less; null where no card paid. */
export async function cardOverpaidAfter(
  db: Database,
  orderId: number,
  lessTtc: number,
): Promise<number | null> {
  const found = await sql<{ owed: string | null }>`
    select least(greatest(0, coalesce(${CARD_LESS}, 0) + ${lessTtc}::bigint), ${CARD_LEFT})::text as owed
    from orders where id = ${orderId} and payment_state = 'paid'
      and exists (select from payment where payment.order_id = orders.id)`.execute(db);
  const owed = found.rows[0]?.owed;
  return owed == null ? null : Number(owed);
}

export type Reduction = { orderId: number; at: Date; author: string; lessTtc: number };

/** Answers its number, by which the goods on the shelf are named. */
export async function insertReduction(
  db: DatabaseTransaction,
  { orderId, at, author, lessTtc }: Reduction,
): Promise<number> {
  const { id } = await db
    .insertInto('order_reduction')
    .values({ order_id: orderId, at, author, less_ttc_cents: lessTtc, settled_at: null })
    .returning('id')
    .executeTakeFirstOrThrow();
  await closeReductions(db, orderId, at);
  return id;
}

/** Those of which nothing is left to be given back to a card. */
export async function closeReductions(db: DatabaseTransaction, orderId: number, now: Date): Promise<void> {
  await sql`
    update order_reduction set settled_at = ${now} from orders
    where orders.id = ${orderId} and order_reduction.order_id = orders.id and settled_at is null
      and coalesce(${CARD_OVERPAID}, '0') = '0'`.execute(db);
}

export type Settlement = { at: Date; author: string; cents: number; how: string };

export async function insertSettlement(
  db: DatabaseTransaction,
  orderId: number,
  { at, author, cents, how }: Settlement,
): Promise<void> {
  await db
    .insertInto('order_settlement')
    .values({ order_id: orderId, at, author, amount_cents: cents, how })
    .execute();
}

export type CutMoney = {
  /** by which it costs less than when it was placed */
  reducedCents: number;
  /** oldest first */
  settled: readonly { cents: number; how: string; at: string }[];
  /** for its returns, whichever way */
  returnsCents: number;
};

/** Of what was noted as given back, what is of the order as it stands, not of packs cancelled before. */
export function settledOfTotal({ reducedCents, settled }: CutMoney): number {
  return Math.max(0, settled.reduce((sum, { cents }) => sum + cents, 0) - reducedCents);
}

export async function selectCutMoney(db: Database, orderId: number): Promise<CutMoney> {
  const found = await sql<{ reduced: string; settled: CutMoney['settled']; returns: string }>`
    select ((select coalesce(sum(less_ttc_cents), 0) from order_reduction where order_id = ${orderId})
        + (select coalesce(sum(less_ttc_cents), 0) from order_substitute where order_id = ${orderId}))::text as reduced,
      coalesce((select json_agg(json_build_object('cents', amount_cents, 'how', how, 'at', at) order by id)
        from order_settlement where order_id = ${orderId}), '[]') as settled,
      (select coalesce(sum(settled_cents), 0)::text from withdrawal where order_id = ${orderId}) as returns`.execute(
    db,
  );
  const [row] = found.rows;
  return {
    reducedCents: Number(row?.reduced ?? 0),
    settled: row?.settled ?? [],
    returnsCents: Number(row?.returns ?? 0),
  };
}

/** By reference; null: all of it, or an invoice names no articles. */
export async function selectInvoiced(
  db: Database,
  orderId: number,
): Promise<Readonly<Record<string, number>> | null> {
  const found = await sql<{ whole: boolean; packs: Record<string, number> }>`
    select ${WHOLLY_INVOICED} or exists (
        select from invoice where invoice.order_number = orders.number and invoice.type = 'FACTURE'
          and not exists (select from invoice_line where invoice_line.invoice_id = invoice.id)) as whole,
      coalesce((select json_object_agg(article_sku, packs) from (
        select article_sku, sum(quantity)::int as packs
        from invoice_line join invoice on invoice.id = invoice_line.invoice_id
        where invoice.order_number = orders.number and invoice.type = 'FACTURE' and article_sku is not null
        group by article_sku) billed), '{}') as packs
    from orders where id = ${orderId}`.execute(db);
  const [row] = found.rows;
  return row === undefined || row.whole ? null : row.packs;
}

/** Included in the price of one pack today, by reference. */
export async function selectEco(db: Database, skus: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const found = await sql<{ sku: string; eco: number }>`
    select article_sku as sku, eco_ht_cents as eco from public_price
    where article_sku = any(${[...skus]}::text[])`.execute(db);
  return new Map(found.rows.map(({ sku, eco }) => [sku, eco]));
}
