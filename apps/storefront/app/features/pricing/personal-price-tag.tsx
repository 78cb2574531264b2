import type { PackPrice } from './personal-price.ts';
import { PriceBeside } from './price-beside.tsx';
import { PriceTag } from './price-tag.tsx';

type Props = {
  price: PackPrice;
  from: boolean;
  /** Where nothing else says which pack it is. */
  pack?: string | null;
  size?: 'small' | 'normal';
};

/**
 * Large: one pack, and the same without tax where both are shown large. Small: one litre or kilogram, and the other
 * one.
 */
export function PersonalPriceTag({ price, from, pack = null, size = 'normal' }: Props) {
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
      <PriceBeside
        pack={pack}
        perUnit={perUnit}
        taxLabel={taxLabel}
        small={beside && !beside.isLarge ? beside : null}
      />
    </>
  );
}
