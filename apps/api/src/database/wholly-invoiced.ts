import { sql } from 'kysely';
import { RECEIVED_STATUSES } from '@nuancier/domain/orders/order-status.ts';

const RECEIVED = sql.join(RECEIVED_STATUSES.map((status) => sql.lit(status)));

/**
 * Of an order: nothing is left to invoice. Its invoices come to its total, each rounding its own tax; or they name every
 * article as often as it was ordered, the accounts having lowered a price; or one is dated after the day when all had been
 * received, and so is the last: what was short will not come. The first of an ERP that invoices each shipment is none of these.
 * What credit notes take off afterwards reopens nothing.
 */
export const WHOLLY_INVOICED = sql`exists (
  select from invoice as bill where bill.order_number = orders.number and bill.type = 'FACTURE'
  having count(*) > 0 and (
    sum(bill.total_ttc_cents) >= orders.total_ttc_cents - count(*)
    or (orders.status in (${RECEIVED})
      and max(bill.issued_on) > (orders.received_at at time zone 'Europe/Paris')::date)
    or not exists (
      select from order_line where order_line.order_id = orders.id group by order_line.article_sku
      having sum(order_line.quantity) > coalesce((
        select sum(billed.quantity) from invoice_line as billed join invoice as named on named.id = billed.invoice_id
        where named.order_number = orders.number and named.type = 'FACTURE'
          and billed.article_sku = order_line.article_sku), 0))))`;
