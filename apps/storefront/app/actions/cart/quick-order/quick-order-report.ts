import type { StockFacts } from '@nuancier/domain/stock/availability.ts';
import type { PriceView } from '../../../backend/viewer/price-view.ts';
import { bothOf } from '@nuancier/ui/text/amount-text.ts';
import type { BothAmounts } from '@nuancier/ui/text/amount-text.ts';

export type LineState =
  'found' | 'added' | 'unknown' | 'not-salable' | 'not-enough' | 'bad-quantity' | 'too-many' | 'refused';

export type ReportedLine = {
  row: number;
  /** As it was typed. */
  text: string;
  sku: string;
  quantity: number | null;
  state: LineState;
  /** What the shop knows of the reference; null where it knows nothing. */
  article: ReportedArticle | null;
};

export type ReportedArticle = {
  name: string;
  slug: string;
  /** Of one pack; null without a price, or when the viewer may not see prices. */
  price: BothAmounts | null;
  stock: StockFacts | null;
};

export type QuickOrderReport = {
  lines: readonly ReportedLine[];
  /** How the viewer sees prices. */
  view: PriceView;
};

export type QuickOrderAnswer = QuickOrderReport & {
  text: string;
  fault: string | null;
  /** Some lines went into the cart, others did not. */
  isAdded: boolean;
};

/** Sum of the valid lines; null without prices, or when the viewer may not see them. */
export function reportTotal({ lines, view }: QuickOrderReport): BothAmounts | null {
  const priced = lines.flatMap(({ state, quantity, article }) =>
    isGoodState(state) && article?.price ? [{ price: article.price, quantity: quantity ?? 0 }] : [],
  );
  if (!view.canViewPrice || priced.length === 0) return null;
  const sum = (amount: (price: BothAmounts) => number | null | undefined) =>
    priced.reduce((all, { price, quantity }) => all + Math.round((amount(price) ?? 0) * 100) * quantity, 0) /
    100;
  // As in the cart: summed before tax, taxed once.
  if (priced.every(({ price }) => price.excluding != null)) return bothOf(sum(({ excluding }) => excluding));
  return { excluding: null, including: sum(({ including }) => including) };
}

export function isGoodState(state: LineState): boolean {
  return state === 'found' || state === 'added';
}

/** What is left to be corrected or added, as one would type it. */
export function remainingText(lines: readonly ReportedLine[]): string {
  return lines
    .filter(({ state }) => state !== 'added')
    .map(({ text, sku, quantity }) => (quantity === null ? text : `${sku};${quantity}`))
    .join('\n');
}
