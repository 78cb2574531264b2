import type { CartSumsFragment } from '../../../../generated/documents.ts';
import { pricingCopy } from '../../pricing/copy.ts';
import { DocumentSums } from '../../pricing/document-sums.tsx';
import type { PriceView } from '../../../backend/viewer/price-view.ts';
import { sumFacts } from '../../pricing/sum-facts.ts';
import styles from './cart-summary.module.css';

type Row = { prices: { row_total_including_tax: { value: number | null } } | null };

type Props = {
  prices: CartSumsFragment | null;
  lines: readonly Row[];
  /** EMP: fetched at the store; LIV: delivered; null before a choice. */
  mode: string | null;
  view: PriceView;
  later?: string;
};

/** To the cent what an order of this cart would cost. */
export function CartSummary({ prices, lines, mode, view, later }: Props) {
  if (prices === null || !view.canViewPrice) return <p className={styles.hidden}>{pricingCopy.hidden}</p>;
  const facts = sumFacts({
    rowsTtc: lines.map((line) => line.prices?.row_total_including_tax),
    subtotalHt: prices.subtotal_excluding_tax,
    eco: prices.eco_contribution,
    discounts: prices.discounts,
    shipping: { isPickup: mode === 'EMP', ht: prices.shipping_excluding_tax },
    totalHt: prices.total_excluding_tax,
    taxes: prices.applied_taxes,
    totalTtc: prices.grand_total,
  });
  return <DocumentSums facts={facts} view={view} {...(later === undefined ? {} : { later })} />;
}
