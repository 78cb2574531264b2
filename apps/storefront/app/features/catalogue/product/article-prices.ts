import { unitPrice } from '@nuancier/domain/catalogue/unit-price.ts';
import type { VariantMatrixFragment } from '../../../../generated/documents.ts';
import { conditionOf } from '../../pricing/conditions.ts';
import type { ConditionsState } from '../../pricing/conditions.ts';
import { personalPrice } from '../../pricing/personal-price.ts';
import type { PackPrice } from '../../pricing/personal-price.ts';
import type { PriceView, TaxLabel } from '../../pricing/price-view.ts';
import type { MatrixArticle } from './product-choice.ts';

/** What the articles of a product cost this viewer, or why it is not said. */
export type ArticlePrices =
  | { kind: 'hidden' | 'waiting' | 'unavailable' }
  | {
      kind: 'told';
      taxLabel: TaxLabel;
      of: (article: MatrixArticle) => PackPrice | null;
      /** The product's own, for one without articles. */
      lowest: PackPrice | null;
    };

type Sold = { matrix: VariantMatrixFragment; lowest: number | null };

/** Visitors see everybody's price; whoever has signed in sees their own or none. */
export function articlePrices(
  view: PriceView,
  state: ConditionsState,
  { matrix, lowest }: Sold,
): ArticlePrices {
  if (!view.canViewPrice) return { kind: 'hidden' };
  if (view.taxLabel === 'TTC') {
    return {
      kind: 'told',
      taxLabel: 'TTC',
      of: (article) => publicPrice(article, matrix),
      lowest: lowest === null ? null : plainPrice(lowest),
    };
  }
  if (state.kind === 'waiting') return { kind: 'waiting' };
  if (state.kind !== 'known') return { kind: 'unavailable' };
  const own = (sku: string) => {
    const condition = conditionOf(state, sku);
    return condition && personalPrice(condition);
  };
  return { kind: 'told', taxLabel: 'HT', of: ({ sku }) => own(sku), lowest: own(matrix.sku) };
}

function publicPrice(article: MatrixArticle, { conditionings }: VariantMatrixFragment): PackPrice | null {
  const amount = article.price.final_price.value;
  if (amount === null) return null;
  const pack = conditionings.find(({ uid }) => uid === article.conditioning_uid);
  const computed = pack ? unitPrice({ price: amount, quantity: pack.quantity, unit: pack.unit }) : null;
  const stated = article.price_per_unit.value;
  return {
    ...plainPrice(amount),
    regular: article.price.regular_price.value ?? undefined,
    struckFor: 'reduction',
    perUnit: computed && stated !== null ? { ...computed, amount: stated } : computed,
  };
}

function plainPrice(amount: number): PackPrice {
  return { amount, regular: undefined, struckFor: undefined, perUnit: null, withTax: null };
}
