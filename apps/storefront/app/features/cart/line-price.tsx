import type { CartLineFragment } from '../../../generated/documents.ts';
import { formatAmount } from '../../format.ts';
import type { PriceView } from '../pricing/price-view.ts';
import { PriceTag } from '../pricing/price-tag.tsx';
import { cartCopy } from './copy.ts';
import styles from './cart-line.module.css';

type Props = { prices: CartLineFragment['prices']; view: PriceView };

/** Large: the row. Small: one pack. Nothing for a viewer who may not see prices. */
export function LinePrice({ prices, view }: Props) {
  if (prices === null || !view.canViewPrice) return null;
  const untaxed = view.taxLabel === 'HT';
  const row = (untaxed ? prices.row_total : prices.row_total_including_tax).value;
  const unit = (untaxed ? prices.unit_price_excluding_tax : prices.unit_price_including_tax).value;
  const regular = (
    untaxed ? prices.regular_unit_price_excluding_tax : prices.regular_unit_price_including_tax
  ).value;
  return (
    <div className={styles['price']}>
      {row !== null && <PriceTag amount={row} taxLabel={view.taxLabel} />}
      {unit !== null && (
        <p className={styles['unit']}>
          {cartCopy.perPack(formatAmount(unit), view.taxLabel)}
          {regular !== null && regular > unit && (
            <>
              {' '}
              <s>{formatAmount(regular)}</s>
            </>
          )}
        </p>
      )}
    </div>
  );
}
