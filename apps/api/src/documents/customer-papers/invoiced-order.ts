import { findOrder, oneLine } from '../../orders/orders.ts';
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
  const { purchaseRef, purchaseOrderNumber, mode, shopCode, shippingAddress } = order;
  const references = { purchaseRef, purchaseOrderNumber };
  if (mode === 'LIV') {
    const address = shippingAddress === null ? null : oneLine(shippingAddress);
    return { ...references, delivery: address === null ? null : { kind: 'LIV', address } };
  }
  const store = (await findShop(db, shopCode))?.titleLabel ?? shopCode;
  return { ...references, delivery: { kind: 'EMP', store } };
}
