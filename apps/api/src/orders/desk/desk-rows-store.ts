// What stands on the rows of a list, once it is known which they are: a question by key, whose plan all requests share.
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { PaymentMethod } from '@nuancier/domain/checkout/payment-methods/payment-methods.ts';
import type { DeliveryMode, OrderStatus } from '@nuancier/domain/orders/order-status.ts';
import type { PaymentState } from '@nuancier/domain/orders/payment-state.ts';
import type { Database } from '../../database/tables.ts';
import { lateIn } from '../history/shop-orders-store.ts';
import { OPEN, TO_PUT_BACK } from '../records/open-orders-store.ts';
import type { OrderLine } from '../records/order-record.ts';
import { OWED_BACK } from './desk-money-store.ts';
import { DUE } from './desk-search-store.ts';
import { READY_SINCE } from './ready-since-store.ts';

export type DeskRow = {
  id: number;
  /** what the list is sorted by */
  at: string;
  number: string;
  placedAt: Date;
  dueAt: Date | null;
  deliveryOn: string | null;
  isLate: boolean;
  shopCode: string;
  shopName: string;
  mode: DeliveryMode;
  status: OrderStatus;
  paymentMethod: PaymentMethod;
  paymentState: PaymentState;
  buyerName: string;
  company: string | null;
  companyId: number | null;
  deliveryPhone: string | null;
  billingPhone: string | null;
  mobile: string | null;
  email: string;
  lines: number;
  packs: number;
  /** of them, with the customer or on their way */
  handedOver: number;
  tintedLines: number;
  pickerId: number | null;
  pickerName: string | null;
  pickingSince: Date | null;
  readySince: Date | null;
  waiting: WaitingRow[];
  isToPutBack: boolean;
  /** in cents; null: nothing of it is to be given back */
  toGiveBack: string | null;
  totalTtc: string;
};

export type WaitingRow = Pick<OrderLine, 'name' | 'color' | 'conditioning' | 'tint'> & {
  position: number;
  from: number;
  to: number;
};

/** In the order of the ids; `key`: what the list is sorted by. */
export async function selectRows(
  db: Database,
  { ids, key, now }: { ids: readonly number[]; key: RawBuilder<unknown>; now: Date },
): Promise<DeskRow[]> {
  if (ids.length === 0) return [];
  const found = await sql<DeskRow>`
    with page as materialized (
      select id, nth from unnest(${[...ids]}::int[]) with ordinality listed (id, nth)),
    promise as materialized (
      select orders.id, ${key} as key, ${DUE} as due, ${lateIn(now)} as late from orders
      where orders.id in (select id from page))
    select orders.id, (promise.key at time zone 'UTC')::text
        || case when isfinite(promise.key) then '+00' else '' end as at,
      orders.number, orders.placed_at as "placedAt",
      case when isfinite(promise.due) then promise.due end as "dueAt",
      coalesce(orders.first_delivery_on, orders.delivery_on)::text as "deliveryOn", coalesce(promise.late, false) as "isLate",
      orders.shop_code as "shopCode", coalesce(shop.title_label, orders.shop_code) as "shopName",
      orders.delivery_mode as mode, orders.status, orders.payment_method as "paymentMethod",
      orders.payment_state as "paymentState", orders.buyer_name as "buyerName",
      coalesce(company.name, orders.billing_address ->> 'company') as company,
      orders.company_id as "companyId", orders.shipping_address ->> 'telephone' as "deliveryPhone",
      orders.billing_address ->> 'telephone' as "billingPhone", nullif(customer.mobile, '') as mobile,
      orders.email::text as email,
      line.lines, line.packs, line."handedOver", line.tinted as "tintedLines", orders.picker_id as "pickerId",
      orders.picker_name as "pickerName", orders.picking_since as "pickingSince",
      case when line.waits and orders.delivery_mode = 'EMP' then ${READY_SINCE} end as "readySince",
      case when orders.delivery_mode = 'EMP' then line.waiting else '[]'::json end as waiting,
      (${OPEN} and ${TO_PUT_BACK}) as "isToPutBack", ${OWED_BACK}::text as "toGiveBack", orders.total_ttc_cents::text as "totalTtc"
    from page join orders on orders.id = page.id join promise on promise.id = page.id
      left join shop on shop.code = orders.shop_code
      left join company on company.id = orders.company_id
      left join customer on customer.id = orders.customer_id
      cross join lateral (
        select count(*) filter (where quantity > 0)::int as lines, coalesce(sum(quantity), 0)::int as packs,
          coalesce(sum(handed_over), 0)::int as "handedOver",
          count(tint) filter (where quantity > 0)::int as tinted, coalesce(bool_or(prepared > handed_over), false) as waits,
          coalesce(json_agg(json_build_object('position', position, 'name', name, 'color', color,
            'conditioning', conditioning, 'tint', tint, 'from', handed_over, 'to', prepared) order by position)
            filter (where prepared > handed_over), '[]'::json) as waiting
        from order_line where order_id = orders.id) line
    order by page.nth`.execute(db);
  return found.rows;
}
