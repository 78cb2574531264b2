import { formatAmount } from '../../format.ts';
import { pricingCopy } from './copy.ts';
import type { PackPrice } from './personal-price.ts';
import { PriceTag } from './price-tag.tsx';
import { amountText } from './told-amount.ts';
import styles from './price-tag.module.css';
import { unitWord } from './unit-word.ts';

type Props = { price: PackPrice; from: boolean; size?: 'small' | 'normal' };

/** Large: one pack, and the same without tax where both are told. Small: one litre or kilogram, and the other one. */
export function PersonalPriceTag({ price, from, size = 'normal' }: Props) {
  const { amount, taxLabel, regular, struckFor, perUnit, beside } = price;
  return (
    <>
      <PriceTag
        amount={amount}
        taxLabel={taxLabel}
        twin={beside?.isLarge ? beside : null}
        regular={regular}
        struckFor={struckFor}
        from={from}
        size={size}
      />
      <p className={styles['beside']}>
        {perUnit && (
          <span>{pricingCopy.perUnit(formatAmount(perUnit.amount), taxLabel, unitWord(perUnit.unit))}</span>
        )}
        {beside && !beside.isLarge && <span>{amountText(beside)}</span>}
      </p>
    </>
  );
}
