import type { StockFacts } from '@nuancier/domain/stock/availability.ts';
import type { PriceView } from '../pricing/price-view.ts';
import type { BothAmounts } from '../pricing/told-amount.ts';
import type { quickOrderCopy } from './quick-order-copy.ts';

export type ReportedLine = {
  row: number;
  /** As it was typed. */
  text: string;
  sku: string;
  quantity: number | null;
  state: keyof (typeof quickOrderCopy)['states'];
  /** What the shop knows of the reference; null where it knows nothing. */
  article: ReportedArticle | null;
};

export type ReportedArticle = {
  name: string;
  slug: string;
  pack: string | null;
  /** Of one pack; null for whoever may not see prices, and where nobody has priced it. */
  price: BothAmounts | null;
  stock: StockFacts | null;
};

export type QuickOrderAnswer = {
  /** How whoever asks sees prices. */
  view: PriceView;
  text: string;
  fault: string | null;
  lines: readonly ReportedLine[];
};

/** What is left to be corrected or added, as one would type it. */
export function remainingText(lines: readonly ReportedLine[]): string {
  return lines
    .filter(({ state }) => state !== 'added')
    .map(({ text, sku, quantity }) => (quantity === null ? text : `${sku};${quantity}`))
    .join('\n');
}
