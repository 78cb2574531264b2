import { unitPrice } from '@nuancier/domain/catalogue/unit-price.ts';
import type { UnitPrice } from '@nuancier/domain/catalogue/unit-price.ts';
import type { MatrixArticle, ProductChoice } from './product-choice.ts';

/** What one pack costs; the lowest of several as long as no article is decided. */
export type ChosenPrice =
  | { kind: 'none' }
  | { kind: 'from'; amount: number }
  | { kind: 'exact'; amount: number; regular: number | undefined; perUnit: UnitPrice | null };

export function chosenPrice(
  { variant }: ProductChoice,
  articles: readonly MatrixArticle[],
  lowest: number | null,
): ChosenPrice {
  if (variant.kind === 'resolved') return exactPrice(variant.article, variant.conditioning);
  const { color } = variant;
  const open = color ? articles.filter(({ color_uid }) => color_uid === color.uid) : articles;
  const amounts = open.flatMap(({ price }) =>
    price.final_price.value === null ? [] : [price.final_price.value],
  );
  const amount = amounts.length > 0 ? Math.min(...amounts) : lowest;
  return amount === null ? { kind: 'none' } : { kind: 'from', amount };
}

function exactPrice(article: MatrixArticle, pack: { quantity: number; unit: string } | null): ChosenPrice {
  const amount = article.price.final_price.value;
  if (amount === null) return { kind: 'none' };
  const computed = pack && unitPrice({ price: amount, quantity: pack.quantity, unit: pack.unit });
  const stated = article.price_per_unit.value;
  return {
    kind: 'exact',
    amount,
    regular: article.price.regular_price.value ?? undefined,
    perUnit: computed && stated !== null ? { ...computed, amount: stated } : computed,
  };
}
