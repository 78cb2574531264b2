import type { UnitPrice } from '@nuancier/domain/catalogue/products/unit-price.ts';
import { isClothingSize } from '@nuancier/domain/catalogue/articles/clothing-size.ts';
import { formatAmount } from '@nuancier/ui/text/format.ts';
import { pricingCopy } from './copy.ts';
import styles from './price-tag.module.css';
import type { TaxLabel } from '../../backend/viewer/price-view.ts';
import { labelledText } from '@nuancier/ui/text/amount-text.ts';
import type { LabelledAmount } from '@nuancier/ui/text/amount-text.ts';
import { unitWord } from './unit-word.ts';

/** What a price is of: its pack, and what a litre, a kilogram or a square metre of it costs. */
export type ShownPack = { pack: string | null; perUnit: UnitPrice | null };

type Props = ShownPack & {
  taxLabel: TaxLabel;
  /** The same with or without tax, shown small. */
  small?: LabelledAmount | null;
};

/** Small, below a price. */
export function PriceBeside({ pack, perUnit, taxLabel, small = null }: Props) {
  return (
    <p className={styles.beside}>
      {pack && <span>{isClothingSize(pack) ? pricingCopy.wornSize(pack) : pack}</span>}
      {perUnit && (
        <span>{pricingCopy.perUnit(formatAmount(perUnit.amount), taxLabel, unitWord(perUnit.unit))}</span>
      )}
      {small && <span className={styles.other}>{labelledText(small)}</span>}
    </p>
  );
}
