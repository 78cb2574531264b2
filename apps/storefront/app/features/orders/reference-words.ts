import type { OrderSummaryFragment } from '../../../generated/documents.ts';
import { ordersCopy as copy } from './copy.ts';

type Referenced = Pick<OrderSummaryFragment, 'purchase_order_number' | 'purchase_ref'>;

/** What the buyer calls the order by: its own purchase order, its site. */
export function referenceWords({ purchase_order_number: number, purchase_ref: site }: Referenced): string[] {
  return [...(number ? [copy.purchaseOrder(number)] : []), ...(site ? [copy.reference(site)] : [])];
}
