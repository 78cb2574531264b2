import { euros } from '@nuancier/domain/money.ts';
import { formatAmount } from '../../../../text/format.ts';
import styles from './buy-box.module.css';
import type { ChosenPrice } from '../price/chosen-price.ts';
import { chosenTotal } from '../price/chosen-total.ts';
import { packLabel } from '../price/pack-label.ts';
import { tintCopy } from '../tint-copy.ts';
import type { TintPrice } from '../price/tint-price.ts';
import { TotalAmount } from './total-amount.tsx';

type Props = { price: ChosenPrice; tintCost: TintPrice | null; pack: string; quantity: number };

/** What the tint adds to a pack, and what the tinted packs cost together. */
export function TintedPrice({ price, tintCost, pack, quantity }: Props) {
  if (price.kind !== 'exact' || !tintCost?.pack) return null;
  const supplement = formatAmount(euros(tintCost.pack));
  return (
    <div className={styles.price}>
      <p className={styles.small}>
        {tintCopy.packSupplement(supplement, tintCost.taxLabel, packLabel(pack))}
      </p>
      <p>
        {quantity > 1 ? tintCopy.tintedTotal(quantity) : tintCopy.tintedPack}
        <TotalAmount total={chosenTotal(price, tintCost, quantity)} />
      </p>
    </div>
  );
}
