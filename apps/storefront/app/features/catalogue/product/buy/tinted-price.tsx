import { labelledText } from '@nuancier/ui/text/amount-text.ts';
import { tintParts } from '../../../pricing/tint-parts.ts';
import type { ChosenPrice } from '../price/chosen-price.ts';
import styles from './buy-box.module.css';

/** The two parts of the price of a tinted pack: the paint, and its tinting. */
export function TintedPrice({ price }: { price: ChosenPrice }) {
  if ((price.kind !== 'exact' && price.kind !== 'from') || !price.parts) return null;
  const { taxLabel, parts } = price;
  const told = (amount: number) => labelledText({ amount, taxLabel });
  return <p className={styles.small}>{tintParts(told(parts.paint), told(parts.tint))}</p>;
}
