import { pricingCopy } from '../../pricing/copy.ts';
import { PriceBeside } from '../../pricing/price-beside.tsx';
import type { ShownPack } from '../../pricing/price-beside.tsx';
import { PriceTag } from '../../pricing/price-tag.tsx';
import type { PriceView } from '../../../backend/viewer/price-view.ts';
import styles from './product-price.module.css';

type Price = { final_price: { value: number | null }; regular_price?: { value: number | null } };

type Range = { minimum_price: Price; maximum_price: { final_price: { value: number | null } } | null };

type Props = {
  range: Range;
  view: PriceView;
  size?: 'small' | 'normal';
  /** What the lowest price is of. */
  told?: ShownPack | null;
};

/** The lowest price of a product; « à partir de » when it has others. */
export function ProductPrice({ range, view, size = 'normal', told = null }: Props) {
  const amount = range.minimum_price.final_price.value;
  if (!view.canViewPrice) return <p className={styles.note}>{pricingCopy.hidden}</p>;
  if (amount === null) return <p className={styles.note}>{pricingCopy.onRequest}</p>;
  return (
    <>
      <PriceTag
        amount={amount}
        taxLabel={view.taxLabel}
        regular={range.minimum_price.regular_price?.value ?? undefined}
        struckFor="reduction"
        from={severalPrices(range)}
        size={size}
      />
      {told && <PriceBeside {...told} taxLabel={view.taxLabel} />}
    </>
  );
}

export function severalPrices({ minimum_price: lowest, maximum_price: highest }: Range): boolean {
  return (highest?.final_price.value ?? 0) > (lowest.final_price.value ?? 0);
}
