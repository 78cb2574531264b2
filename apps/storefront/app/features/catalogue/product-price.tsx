import { pricingCopy } from '../pricing/copy.ts';
import { PriceTag } from '../pricing/price-tag.tsx';
import type { PriceView } from '../pricing/price-view.ts';
import styles from './product-price.module.css';

type Price = { final_price: { value: number | null }; regular_price?: { value: number | null } };

type Props = {
  range: { minimum_price: Price; maximum_price: { final_price: { value: number | null } } | null };
  view: PriceView;
  size?: 'small' | 'normal';
};

/** The lowest price of a product; « à partir de » when it has others. */
export function ProductPrice({ range, view, size = 'normal' }: Props) {
  const amount = range.minimum_price.final_price.value;
  if (!view.canViewPrice) return <p className={styles['note']}>{pricingCopy.hidden}</p>;
  if (amount === null) return <p className={styles['note']}>{pricingCopy.onRequest}</p>;
  const highest = range.maximum_price?.final_price.value ?? amount;
  return (
    <PriceTag
      amount={amount}
      taxLabel={view.taxLabel}
      regular={range.minimum_price.regular_price?.value ?? undefined}
      from={highest > amount}
      size={size}
    />
  );
}
