import { productYield } from '@nuancier/domain/catalogue/product-yield.ts';
import type { CalculatorFacts } from '@nuancier/domain/catalogue/quantity-calculator-draft.ts';
import type { VariantMatrixFragment } from '../../../../generated/documents.ts';
import type { ArticlePrices } from './article-prices.ts';
import { lowestPrice } from './chosen-price.ts';
import type { ProductChoice } from './product-choice.ts';

type Product = { yield_text: string | null; coats: number | null };

/** What the calculator needs; null for a product without a yield, or whose packs are not measured in the yield's unit. */
export function calculatorFacts(
  product: Product,
  matrix: VariantMatrixFragment,
  choice: ProductChoice,
  prices: ArticlePrices,
): CalculatorFacts | null {
  const yields = productYield(product.yield_text);
  if (!yields || product.yield_text === null) return null;
  const { color } = choice.variant;
  const packs = matrix.conditionings
    .filter(({ unit }) => unit.toLowerCase() === yields.unit.toLowerCase())
    .flatMap(({ uid, label, quantity }) => {
      const sold = matrix.articles.filter(
        (article) =>
          article.conditioning_uid === uid &&
          article.stock_status === 'IN_STOCK' &&
          (!color || article.color_uid === color.uid),
      );
      if (sold.length === 0) return [];
      // Where no price is told, content stands for it: the mix that leaves least over is proposed.
      if (prices.kind !== 'told') return [{ label, quantity, priceCents: Math.round(quantity * 100) }];
      const lowest = lowestPrice(sold.flatMap((article) => prices.of(article) ?? []));
      return lowest ? [{ label, quantity, priceCents: Math.round(lowest.amount * 100) }] : [];
    });
  if (packs.length === 0) return null;
  return {
    yields,
    yieldText: product.yield_text,
    coats: product.coats ?? 1,
    packs,
    taxLabel: prices.kind === 'told' ? prices.taxLabel : null,
    colourChosen: color !== null || matrix.colors.length === 0,
  };
}
