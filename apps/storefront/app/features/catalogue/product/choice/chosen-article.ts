import type { VariantMatrixFragment } from '../../../../../generated/documents.ts';
import type { CartArticle, CartTint } from '../../../../actions/cart/cart-article.ts';
import type { ProductChoice } from '../product-choice.ts';

/** What the buyer has decided on, ready for the cart; null while something is open or a tint cannot be made. */
export function chosenArticle(
  matrix: VariantMatrixFragment,
  choice: ProductChoice,
  quantity: number,
): CartArticle | null {
  const { variant, tintRefusal } = choice;
  if (tintRefusal !== null) return null;
  if (matrix.articles.length === 0) return { sku: matrix.sku, parentSku: null, quantity, tint: null };
  if (variant.kind !== 'resolved') return null;
  const { sku } = variant.article;
  return { sku, parentSku: sku === matrix.sku ? null : matrix.sku, quantity, tint: cartTint(choice) };
}

/** A tint of the charts is known by its code, one of the buyer's own by the name given to it. */
export function cartTint({ tint }: ProductChoice): CartTint | null {
  if (tint === null) return null;
  return tint.kind === 'chart'
    ? { hex: tint.hex, label: null, code: tint.colour.code }
    : { hex: tint.hex, label: tint.label, code: null };
}
