import { formatAmount } from '@nuancier/ui/text/format.ts';
import type { OrderAtTheDeskFragment } from '../../../../generated/documents.ts';
import { orderCopy as copy } from '../order-copy.ts';

type Props = {
  order: Pick<OrderAtTheDeskFragment, 'payment_label' | 'refund' | 'to_collect_cents' | 'sums'>;
};

/** How it is paid, and what is still to be asked for at the counter. */
export function OrderPayment({ order }: Props) {
  const { sums, to_collect_cents: toCollect, refund } = order;
  const back = (refund?.given ?? []).reduce((sum, { cents }) => sum + cents, 0);
  return (
    <div>
      <dt>{copy.payment}</dt>
      <dd>
        {order.payment_label}
        {back > 0 && refund !== null && (
          <p>{copy.refunded(formatAmount(refund.paid_cents / 100), formatAmount(back / 100))}</p>
        )}
        {toCollect !== null && (
          <p>
            <strong>{copy.toCollect(formatAmount(toCollect / 100))}</strong>
          </p>
        )}
        {sums !== null && (
          <p>
            {copy.total(formatAmount(sums.total_ht_cents / 100), formatAmount(sums.total_ttc_cents / 100))}
          </p>
        )}
      </dd>
    </div>
  );
}
