import { formatAmount } from '../../../format.ts';
import { pricingCopy } from '../../pricing/copy.ts';
import { publicPriceView } from '../../pricing/price-view.ts';
import { PriceTag } from '../../pricing/price-tag.tsx';
import styles from './buy-box.module.css';
import type { ChosenPrice } from './chosen-price.ts';
import { productCopy } from './copy.ts';
import { unitWord } from './unit-word.ts';

type Props = { price: ChosenPrice; quantity: number; tinted: boolean };

/** Large: one pack. Small: one litre, kilogram or square metre; then the sum when several are wanted. */
export function BuyPrice({ price, quantity, tinted }: Props) {
  const { taxLabel } = publicPriceView;
  if (price.kind === 'none') return <p>{pricingCopy.onRequest}</p>;
  if (price.kind === 'from') return <PriceTag amount={price.amount} taxLabel={taxLabel} from size="large" />;
  return (
    <div className={styles['price']}>
      <PriceTag amount={price.amount} regular={price.regular} taxLabel={taxLabel} size="large" />
      <p className={styles['small']}>
        {[
          price.perUnit &&
            productCopy.unitPrice(formatAmount(price.perUnit.amount), taxLabel, unitWord(price.perUnit.unit)),
          productCopy.vatNote,
          tinted && productCopy.withoutTinting,
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
      <p className={styles['small']} aria-live="polite">
        {quantity > 1 && (
          <>
            {productCopy.total(quantity)}
            {'\u00a0: '}
            <strong>
              {formatAmount(price.amount * quantity)} {taxLabel}
            </strong>
          </>
        )}
      </p>
    </div>
  );
}
