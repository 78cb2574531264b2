import type { Database } from '../../database/tables.ts';
import { findOrder, oneLine } from '../../orders/orders.ts';
import type { Order } from '../../orders/orders.ts';
import type { InvoiceView } from '../../invoices/invoices.ts';
import { findShop } from '../../stores/stores.ts';
import type { InvoicedOrder } from './invoice-sheet.ts';
import type { Reader } from './paper-reader.ts';

/** References and place of delivery for a reader of the invoice; null when the order is not theirs. */
export async function invoicedOrder(
  { db, viewer }: Reader,
  number: string | null,
): Promise<InvoicedOrder | null> {
  const order = number === null || viewer.kind === 'visitor' ? undefined : await findOrder(db, number);
  if (order === undefined || viewer.kind === 'visitor') return null;
  const isTheirs =
    order.companyId === null ? order.customerId === viewer.customerId : order.companyId === viewer.companyId;
  if (!isTheirs) return null;
  return goodsOf(db, order);
}

/** For somebody of the staff, who has the invoice before it: the same for its customer's own order. */
export async function invoicedOrderAtDesk(
  db: Database,
  { order_number: number, opens_order: isTheirs }: Pick<InvoiceView, 'order_number' | 'opens_order'>,
): Promise<InvoicedOrder | null> {
  const order = isTheirs && number != null ? await findOrder(db, number) : undefined;
  return order === undefined ? null : goodsOf(db, order);
}

async function goodsOf(db: Database, order: Order): Promise<InvoicedOrder> {
  const { purchaseRef, purchaseOrderNumber, mode, shopCode, shippingAddress } = order;
  const references = { purchaseRef, purchaseOrderNumber };
  if (mode === 'LIV') {
    const address = shippingAddress === null ? null : oneLine(shippingAddress);
    return { ...references, delivery: address === null ? null : { kind: 'LIV', address } };
  }
  const store = (await findShop(db, shopCode))?.titleLabel ?? shopCode;
  return { ...references, delivery: { kind: 'EMP', store } };
}
