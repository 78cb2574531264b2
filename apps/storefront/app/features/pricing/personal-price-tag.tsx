import { formatAmount } from '../../format.ts';
import { pricingCopy } from './copy.ts';
import type { PackPrice } from './personal-price.ts';
import { PriceTag } from './price-tag.tsx';
import styles from './price-tag.module.css';
import { unitWord } from './unit-word.ts';

type Props = { price: PackPrice; from: boolean; size?: 'small' | 'normal' };

/** Large: one pack before tax. Small: one litre or kilogram, and the pack with tax. */
export function PersonalPriceTag({ price, from, size = 'normal' }: Props) {
  const { amount, regular, struckFor, perUnit, withTax } = price;
  return (
    <>
      <PriceTag
        amount={amount}
        taxLabel="HT"
        regular={regular}
        struckFor={struckFor}
        from={from}
        size={size}
      />
      <p className={styles['beside']}>
        {perUnit && (
          <span>{pricingCopy.perUnit(formatAmount(perUnit.amount), 'HT', unitWord(perUnit.unit))}</span>
        )}
        {withTax !== null && <span>{pricingCopy.withTax(formatAmount(withTax))}</span>}
      </p>
    </>
  );
}
