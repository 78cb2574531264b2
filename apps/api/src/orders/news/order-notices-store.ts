// What the store was told of an order, and who stands behind it.
import { sql } from 'kysely';
import type { Promised } from '@nuancier/domain/arrivals/late-promise.ts';
import type { Database, DatabaseTransaction } from '../../database/tables.ts';
import type { OrderDraft } from '../records/order-record.ts';
import { wishOf } from '../records/orders-read-store.ts';

export type NoticeKind = 'placed' | 'near' | 'late' | 'cancelled';

/** False when the store was told already. */
export async function insertNotice(
  db: DatabaseTransaction,
  notice: { number: string; kind: NoticeKind; sentTo: string; now: Date },
): Promise<boolean> {
  const { number, kind, sentTo, now } = notice;
  const written = await sql`
    insert into order_notice (order_id, kind, at, sent_to)
    select id, ${kind}, ${now}::timestamptz, ${sentTo} from orders where number = ${number}
    on conflict do nothing`.execute(db);
  return written.numAffectedRows === 1n;
}

/** Where the store was told of it; none when it never was. */
export async function selectToldAt(db: Database, orderId: number): Promise<string | null> {
  const found = await sql<{ sent_to: string }>`
    select sent_to from order_notice where order_id = ${orderId} and kind = 'placed'`.execute(db);
  return found.rows[0]?.sent_to ?? null;
}

export type BuyerFacts = { company: string | null; clientCode: string | null; telephone: string | null };

export async function selectBuyerFacts(
  db: Database,
  { companyId, customerId }: Pick<OrderDraft, 'companyId' | 'customerId'>,
): Promise<BuyerFacts> {
  const found = await sql<BuyerFacts>`
    select (select name from company where id = ${companyId}) as company,
      (select client_code from company where id = ${companyId}) as "clientCode",
      (select nullif(mobile, '') from customer where id = ${customerId}) as telephone`.execute(db);
  return found.rows[0] ?? { company: null, clientCode: null, telephone: null };
}

export type PromisedOrder = Promised & { number: string; shopCode: string; isNearTold: boolean };

/**
 * Orders that a store was told of, has not finished, and promised for that day or before: where nothing was said yet
 * of being late. The oldest first, a few thousand at a time.
 */
export async function selectPromised(db: Database, until: Date): Promise<PromisedOrder[]> {
  const found = await sql<
    Omit<PromisedOrder, 'wished'> & { on: string | null; from: number | null; until: number | null }
  >`
    select number, shop_code as "shopCode", delivery_mode as mode, promised_at as "promisedAt",
      delivery_on::text as "deliveryOn", first_delivery_on::text as "firstDeliveryOn",
      wished_on::text as on, wished_from as from, wished_until as until,
      exists (select from order_notice said where said.order_id = orders.id and said.kind = 'near') as "isNearTold"
    from orders join order_notice told on told.order_id = orders.id and told.kind = 'placed'
    where status not in ('RETIREE', 'LIVREE', 'EXPEDIEE', 'ANNULEE') and status <> 'DISPONIBLE'
      and (promised_at < ${until} or coalesce(first_delivery_on, delivery_on) < ${until}::date)
      and not exists (select from order_notice said where said.order_id = orders.id and said.kind = 'late')
    order by placed_at limit ${MOST_PROMISED}`.execute(db);
  return found.rows.map(({ on, from, until: end, ...order }) => ({
    ...order,
    wished: wishOf(on, from, end),
  }));
}

const MOST_PROMISED = 5_000;
