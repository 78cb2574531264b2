import { deliveryEstimate } from '@nuancier/domain/cart/free-delivery.ts';
import { cents, euros } from '@nuancier/domain/money.ts';
import type { DeliveryTermsFragment } from '../../../../generated/documents.ts';
import type { PriceView } from '../../../backend/viewer/price-view.ts';
import { amountText, bothOf } from '@nuancier/ui/text/amount-text.ts';
import { cartCopy } from '../copy.ts';
import styles from './delivery-progress.module.css';

type Props = {
  /** In euros before tax, discounts taken off. */
  goods: number;
  terms: DeliveryTermsFragment;
  hasStore: boolean;
  view: PriceView;
};

/** What a delivery would cost, and what is left to buy until it costs nothing. */
export function DeliveryProgress({ goods, terms, hasStore, view }: Props) {
  const { delivery_fee_ht_cents: fee, delivery_free_from_ht_cents: freeFrom } = terms;
  if (fee === null) return null;
  const bought = cents(Math.round(goods * 100));
  const estimate = deliveryEstimate(bought, {
    fee: cents(fee),
    freeFrom: freeFrom === null ? null : cents(freeFrom),
  });
  if (estimate.kind === 'free') return <p className={styles.free}>{cartCopy.deliveryFree(hasStore)}</p>;
  return (
    <div className={styles.delivery}>
      <p>{cartCopy.deliveryFee(amountText(view, bothOf(euros(estimate.fee))), hasStore)}</p>
      {estimate.missing !== null && freeFrom !== null && (
        <>
          <p>{cartCopy.deliveryMissing(amountText(view, bothOf(euros(estimate.missing))))}</p>
          <progress aria-label={cartCopy.deliveryProgress} max={freeFrom} value={bought} />
        </>
      )}
    </div>
  );
}
