import { productYield } from '@nuancier/domain/catalogue/product-yield.ts';
import type { CalculatorFacts } from '@nuancier/domain/catalogue/quantity-calculator-draft.ts';
import type { VariantMatrixFragment } from '../../../../generated/documents.ts';
import type { ProductChoice } from './product-choice.ts';

type Product = { yield_text: string | null; coats: number | null };

/** What the calculator needs; null for a product without a yield, or whose packs are not measured in the yield's unit. */
export function calculatorFacts(
  product: Product,
  matrix: VariantMatrixFragment,
  choice: ProductChoice,
): CalculatorFacts | null {
  const yields = productYield(product.yield_text);
  if (!yields || product.yield_text === null) return null;
  const { color } = choice.variant;
  const packs = matrix.conditionings
    .filter(({ unit }) => unit.toLowerCase() === yields.unit.toLowerCase())
    .flatMap(({ uid, label, quantity }) => {
      const prices = matrix.articles.flatMap((article) =>
        article.conditioning_uid === uid &&
        article.stock_status === 'IN_STOCK' &&
        (!color || article.color_uid === color.uid) &&
        article.price.final_price.value !== null
          ? [Math.round(article.price.final_price.value * 100)]
          : [],
      );
      return prices.length > 0 ? [{ label, quantity, priceCents: Math.min(...prices) }] : [];
    });
  if (packs.length === 0) return null;
  return {
    yields,
    yieldText: product.yield_text,
    coats: product.coats ?? 1,
    packs,
    colourChosen: color !== null || matrix.colors.length === 0,
  };
}
