import type { CartLineFragment } from '../../../../generated/documents.ts';
import { AmountTag } from '../../pricing/amount-tag.tsx';
import type { PriceView } from '../../../backend/viewer/price-view.ts';
import { tintPartsOf } from '../../pricing/tint-parts.ts';
import { sumCopy } from '../../pricing/sum-copy.ts';
import { amountText, isRounded, labelledText, largeAmountsOf } from '@nuancier/ui/text/amount-text.ts';
import { cartCopy } from '../copy.ts';
import styles from './cart-line.module.css';

type Props = Pick<CartLineFragment, 'prices' | 'quantity' | 'tint'> & { view: PriceView };

/** Large: the row. Small: one pack, and the two parts of a tinted one. Nothing for a viewer who may not see prices. */
export function LinePrice({ prices, quantity, tint, view }: Props) {
  if (prices === null || !view.canViewPrice) return null;
  const row = { excluding: prices.row_total.value, including: prices.row_total_including_tax.value };
  const unit = {
    excluding: prices.unit_price_excluding_tax.value,
    including: prices.unit_price_including_tax.value,
  };
  const [one] = largeAmountsOf(view, unit);
  const [usual] = largeAmountsOf(view, {
    excluding: prices.regular_unit_price_excluding_tax.value,
    including: prices.regular_unit_price_including_tax.value,
  });
  const parts = tintPartsOf(view, unit.excluding, tint?.supplement?.value);
  return (
    <div className={styles.price}>
      <AmountTag view={view} amounts={row} />
      {one && (
        <p className={styles.unit}>
          {cartCopy.perPack(amountText(view, unit))}
          {isRounded(view, unit, quantity, row) && ` ${sumCopy.rounded}`}
          {usual && usual.amount > one.amount && (
            <>
              {' '}
              <s>{labelledText(usual)}</s>
            </>
          )}
        </p>
      )}
      {parts && <p className={styles.unit}>{parts}</p>}
    </div>
  );
}
