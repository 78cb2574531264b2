// What the store was told of an order, and who stands behind it.
import { sql } from 'kysely';
import type { Promised } from '@nuancier/domain/arrivals/late-promise.ts';
import type { Database, DatabaseTransaction } from '../../database/tables.ts';
import { FOR_THE_STORE, OPEN } from '../records/open-orders-store.ts';
import type { OrderDraft } from '../records/order-record.ts';
import { wishOf } from '../records/orders-read-store.ts';

export type NoticeKind = 'placed' | 'near' | 'late' | 'cancelled';

/** Of an order in one piece, the first. */
export type DeliveryNth = 1 | 2;

/** False when the store was told already. */
export async function insertNotice(
  db: DatabaseTransaction,
  notice: { number: string; kind: NoticeKind; delivery?: DeliveryNth; sentTo: string; now: Date },
): Promise<boolean> {
  const { number, kind, delivery = 1, sentTo, now } = notice;
  const written = await sql`
    insert into order_notice (order_id, kind, delivery, at, sent_to)
    select id, ${kind}, ${delivery}::smallint, ${now}::timestamptz, ${sentTo} from orders where number = ${number}
    on conflict do nothing`.execute(db);
  return written.numAffectedRows === 1n;
}

/** Where the store was told of it; none when it never was. */
export async function selectToldAt(db: Database, orderId: number): Promise<string | null> {
  const found = await sql<{ sent_to: string }>`
    select sent_to from order_notice where order_id = ${orderId} and kind = 'placed'`.execute(db);
  return found.rows[0]?.sent_to ?? null;
}

export async function isOfStore(
  db: Database,
  { staffId, shopCode }: { staffId: number; shopCode: string },
): Promise<boolean> {
  const found = await sql`
    select from staff_store where staff_id = ${staffId} and shop_code = ${shopCode}`.execute(db);
  return found.rows.length > 0;
}

export type BuyerFacts = {
  company: string | null;
  clientCode: string | null;
  telephone: string | null;
};

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

/** What the store was told of, as `near 1` or `late 2`, and the deliveries of which something is left to send. */
export type PromisedOrder = Promised & {
  number: string;
  shopCode: string;
  told: readonly string[];
  left: readonly DeliveryNth[];
};

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
      array(select kind || ' ' || delivery from order_notice said where said.order_id = orders.id) as told,
      array(select distinct case when first_delivery_on is null or line.delivery = 1 then 1 else 2 end
        from order_line line where line.order_id = orders.id and handed_over + released < quantity) as left
    from orders join order_notice told on told.order_id = orders.id and told.kind = 'placed'
    where ${OPEN} and ${FOR_THE_STORE} and status <> 'DISPONIBLE'
      and (promised_at < ${until} or coalesce(first_delivery_on, delivery_on) < ${until}::date)
      and (select count(*) from order_notice said where said.order_id = orders.id and said.kind = 'late')
        < case when first_delivery_on is null then 1 else 2 end
    order by placed_at limit ${MOST_PROMISED}`.execute(db);
  return found.rows.map(({ on, from, until: end, ...order }) => ({
    ...order,
    wished: wishOf(on, from, end),
  }));
}

const MOST_PROMISED = 5_000;
