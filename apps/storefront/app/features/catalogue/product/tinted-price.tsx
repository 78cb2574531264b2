import { euros } from '@nuancier/domain/money.ts';
import { formatAmount } from '../../../format.ts';
import { publicPriceView } from '../../pricing/price-view.ts';
import styles from './buy-box.module.css';
import type { ChosenPrice } from './chosen-price.ts';
import { tintCopy } from './tint-copy.ts';
import { tintedAmount } from './tint-price.ts';
import type { TintPrice } from './tint-price.ts';
import { packLabel } from './unit-word.ts';

type Props = { price: ChosenPrice; tintCost: TintPrice | null; pack: string; quantity: number };

/** What the tint adds to a pack, and what the tinted packs cost together. */
export function TintedPrice({ price, tintCost, pack, quantity }: Props) {
  if (price.kind !== 'exact' || !tintCost?.pack) return null;
  return (
    <div aria-live="polite" className={styles['price']}>
      <p className={styles['small']}>
        {tintCopy.packSupplement(formatAmount(euros(tintCost.pack)), packLabel(pack))}
      </p>
      <p>
        {quantity > 1 ? tintCopy.tintedTotal(quantity) : tintCopy.tintedPack}
        <strong>
          {formatAmount(tintedAmount(price.amount, tintCost, quantity))} {publicPriceView.taxLabel}
        </strong>
      </p>
    </div>
  );
}
