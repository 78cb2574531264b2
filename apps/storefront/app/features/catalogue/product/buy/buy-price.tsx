import { formatAmount } from '@nuancier/ui/text/format.ts';
import { pricingCopy } from '../../../pricing/copy.ts';
import { PriceTag } from '../../../pricing/price-tag.tsx';
import { labelledText } from '@nuancier/ui/text/amount-text.ts';
import { unitWord } from '../../../pricing/unit-word.ts';
import styles from './buy-box.module.css';
import type { ChosenPrice } from '../price/chosen-price.ts';
import { chosenTotal } from '../price/chosen-total.ts';
import { productCopy } from '../copy.ts';
import { TintedPrice } from './tinted-price.tsx';
import { TotalAmount } from './total-amount.tsx';

type Props = { price: ChosenPrice; quantity: number };

/** Large: one pack. Small: one litre, kilogram or square metre; then the sum when several are wanted. */
export function BuyPrice({ price, quantity }: Props) {
  if (price.kind !== 'exact' && price.kind !== 'from') return <p>{wordsOf[price.kind]}</p>;
  const { amount, regular, struckFor, perUnit, beside, taxLabel } = price;
  const twin = beside?.isLarge ? beside : null;
  const other = beside && !beside.isLarge ? labelledText(beside) : null;
  if (price.kind === 'from') {
    return (
      <>
        <PriceTag
          amount={amount}
          regular={regular}
          struckFor={struckFor}
          taxLabel={taxLabel}
          twin={twin}
          from
          size="large"
        />
        {other && <p className={styles.small}>{other}</p>}
        <TintedPrice price={price} />
      </>
    );
  }
  return (
    <div className={styles.price}>
      <PriceTag
        amount={amount}
        regular={regular}
        struckFor={struckFor}
        taxLabel={taxLabel}
        twin={twin}
        size="large"
      />
      <p className={styles.small}>
        {[
          perUnit && productCopy.unitPrice(formatAmount(perUnit.amount), taxLabel, unitWord(perUnit.unit)),
          other ?? productCopy.vatNote,
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
      <TintedPrice price={price} />
      <p className={styles.small}>
        {quantity > 1 && (
          <>
            {productCopy.total(quantity)}
            <TotalAmount total={chosenTotal(price, quantity)} />
          </>
        )}
      </p>
    </div>
  );
}

const wordsOf = {
  none: pricingCopy.onRequest,
  hidden: pricingCopy.hidden,
  waiting: pricingCopy.loading,
  unavailable: pricingCopy.unavailable,
} as const;
