import { shownUnitPrice, unitPrice } from '@nuancier/domain/catalogue/products/unit-price.ts';
import { conditionOf } from '../../../../backend/viewer/conditions.ts';
import type { Condition, ConditionsState } from '../../../../backend/viewer/conditions.ts';
import { personalPrice } from '../../../pricing/personal-price.ts';
import type { PackPrice } from '../../../pricing/personal-price.ts';
import { publicFlap } from '../../../pricing/public-flap.ts';
import type { PriceView, TaxLabel } from '../../../../backend/viewer/price-view.ts';
import type { MatrixArticle, MatrixConditioning } from '../product-choice.ts';

/** What the articles of a product cost this viewer, or why no price is shown. */
export type ArticlePrices =
  | { kind: 'hidden' | 'waiting' | 'unavailable' }
  | {
      kind: 'told';
      taxLabel: TaxLabel;
      of: (article: PricedArticle) => PackPrice | null;
      /** From how many packs on each of them costs less; none for most, lowest number first. */
      steps: (article: PricedArticle) => readonly PriceStep[];
      /** The product's own, for one without articles. */
      lowest: PackPrice | null;
    };

export type PriceStep = { from: number; price: PackPrice };

export type PricedArticle = Pick<MatrixArticle, 'sku' | 'conditioning_uid' | 'price' | 'price_per_unit'>;

type PricedMatrix = {
  sku: string;
  conditionings: readonly Pick<MatrixConditioning, 'uid' | 'quantity' | 'unit'>[];
};

/** `lowest`: the product's public price. */
type Sold = { matrix: PricedMatrix; lowest: PublicPrice };

type PublicPrice = MatrixArticle['price'];

/** What a pack costs when so many are taken: a contract may make it cheaper by number. */
function forSoMany(condition: Condition, quantity: number): Condition {
  const tier = condition.priceTiers.findLast((one) => one.quantity <= quantity);
  if (tier === undefined) return condition;
  const { priceExcludingTax, priceIncludingTax } = tier;
  return { ...condition, priceExcludingTax, priceIncludingTax };
}

/** Visitors see public prices; customers see their own or none. `quantity`: how many packs are wanted. */
export function articlePrices(
  view: PriceView,
  state: ConditionsState,
  { matrix, lowest }: Sold,
  quantity = 1,
): ArticlePrices {
  if (!view.canViewPrice) return { kind: 'hidden' };
  if (view.taxLabel === 'TTC') {
    return {
      kind: 'told',
      taxLabel: 'TTC',
      of: (article) => publicPrice(article, matrix),
      steps: () => [],
      lowest: packPrice(lowest),
    };
  }
  if (state.kind === 'waiting') return { kind: 'waiting' };
  if (state.kind !== 'known') return { kind: 'unavailable' };
  const own = (sku: string, count = quantity) => {
    const condition = conditionOf(state, sku);
    return condition && personalPrice(forSoMany(condition, count), view);
  };
  const steps = ({ sku }: PricedArticle) =>
    (conditionOf(state, sku)?.priceTiers ?? []).flatMap(({ quantity: from }): PriceStep[] => {
      const price = own(sku, from);
      return price ? [{ from, price }] : [];
    });
  const taxLabel = view.large[0] ?? 'TTC';
  return { kind: 'told', taxLabel, of: ({ sku }) => own(sku), steps, lowest: own(matrix.sku) };
}

function publicPrice(article: PricedArticle, { conditionings }: PricedMatrix): PackPrice | null {
  const price = packPrice(article.price);
  if (price === null) return null;
  const pack = conditionings.find(({ uid }) => uid === article.conditioning_uid);
  const computed = pack ? unitPrice({ price: price.amount, quantity: pack.quantity, unit: pack.unit }) : null;
  const stated = article.price_per_unit.value;
  return {
    ...price,
    perUnit: shownUnitPrice(
      price.amount,
      computed && stated !== null ? { ...computed, amount: stated } : computed,
    ),
  };
}

function packPrice(price: PublicPrice): PackPrice | null {
  const amount = price.final_price.value;
  if (amount === null) return null;
  const regular = price.regular_price.value ?? undefined;
  const flap = publicFlap(price, {});
  return { amount, taxLabel: 'TTC', regular, struckFor: 'reduction', perUnit: null, flap, beside: null };
}
