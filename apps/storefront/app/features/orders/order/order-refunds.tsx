import { formatDate, formatMoney } from '@nuancier/ui/text/format.ts';
import type { OrderDetailFragment } from '../../../../generated/documents.ts';
import { orderCopy } from '../copy.ts';

/** Money that went back, part by part. */
export function OrderRefunds({ refunds }: Pick<OrderDetailFragment, 'refunds'>) {
  return refunds.map(({ at, amount }) => (
    <p key={at}>{orderCopy.refunded(formatDate(new Date(at)), amount && formatMoney(amount))}</p>
  ));
}
