// Orders as the shop's own people look for them, by store, status and day.
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { DeliveryMode, OrderStatus } from '@nuancier/domain/orders/order-status.ts';
import type { PaymentState } from '@nuancier/domain/orders/payment-state.ts';
import type { Database } from '../../database/tables.ts';
import { FOR_THE_STORE, OPEN } from '../records/open-orders-store.ts';

export type ShopOrdersAsked = {
  shopCode: string | null;
  status: OrderStatus | null;
  /** a French day */
  since: string | null;
  /** only those whose promise is broken at this moment */
  lateAt: Date | null;
  limit: number;
  offset: number;
};

export type ShopOrder = {
  number: string;
  placedAt: Date;
  shopCode: string;
  status: OrderStatus;
  paymentState: PaymentState;
  mode: DeliveryMode;
  promisedAt: Date | null;
  deliveryOn: string | null;
  buyerName: string;
  company: string | null;
  totalTtc: number;
};

/** The newest first; how many there are in all, and what they come to. */
export async function selectShopOrders(
  db: Database,
  asked: ShopOrdersAsked,
): Promise<{ orders: ShopOrder[]; count: number; totalTtc: number }> {
  const wanted = matching(asked);
  const sums = await sql<{ count: number; total: string }>`
    select count(*)::int as count, coalesce(sum(total_ttc_cents), 0)::text as total
    from orders where ${wanted}`.execute(db);
  const found = await sql<Omit<ShopOrder, 'totalTtc'> & { totalTtc: string }>`
    select number, placed_at as "placedAt", orders.shop_code as "shopCode", status, payment_state as "paymentState",
      delivery_mode as mode, promised_at as "promisedAt",
      coalesce(first_delivery_on, delivery_on)::text as "deliveryOn", buyer_name as "buyerName",
      company.name as company, total_ttc_cents::text as "totalTtc"
    from orders left join company on company.id = orders.company_id
    where ${wanted} order by placed_at desc, orders.id desc limit ${asked.limit} offset ${asked.offset}`.execute(
    db,
  );
  return {
    orders: found.rows.map((row) => ({ ...row, totalTtc: Number(row.totalTtc) })),
    count: sums.rows[0]?.count ?? 0,
    totalTtc: Number(sums.rows[0]?.total ?? 0),
  };
}

function matching({ shopCode, status, since, lateAt }: ShopOrdersAsked): RawBuilder<unknown> {
  const tests = [
    sql`true`,
    ...(shopCode === null ? [] : [sql`orders.shop_code = ${shopCode}`]),
    ...(status === null ? [] : [sql`status = ${status}`]),
    ...(since === null ? [] : [sql`placed_at >= (${since}::date)::timestamp at time zone 'Europe/Paris'`]),
    ...(lateAt === null ? [] : [lateIn(lateAt)]),
  ];
  return sql.join(tests, sql` and `);
}

/** As the domain's `promiseStep` says `late`: past its moment, and something left to prepare, or to send. */
export function lateIn(at: Date): RawBuilder<unknown> {
  const slot = sql`(wished_on + make_interval(mins => wished_from)) at time zone 'Europe/Paris'`;
  const today = sql`(${at}::timestamptz at time zone 'Europe/Paris')::date`;
  return sql`${OPEN} and ${FOR_THE_STORE}
    and case when delivery_mode = 'EMP'
      then coalesce(case when wished_from is not null then ${slot} end, promised_at) <= ${at}
        and exists (select from order_line line where line.order_id = orders.id and prepared + released < quantity)
      else exists (
        select from order_line line where line.order_id = orders.id and handed_over + released < quantity
          and ${today} > case when line.delivery = 1 then first_delivery_on else delivery_on end)
      end`;
}
