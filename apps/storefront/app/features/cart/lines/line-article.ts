import type { CartLineFragment } from '../../../../generated/documents.ts';
import type { CartArticle } from '../../../actions/cart/cart-article.ts';

/** A line as it could be added again. */
export function lineArticle({ sku, parent_sku, quantity, tint }: CartLineFragment): CartArticle {
  return {
    sku,
    parentSku: parent_sku === sku ? null : parent_sku,
    quantity,
    tint: tint && { hex: tint.customColorExa, label: tint.customerColorLabel, code: tint.code },
  };
}
