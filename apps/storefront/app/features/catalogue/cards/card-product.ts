// A product as its card shows it: as it is, or with the article that the search means.
import type { CartArticle } from '../../../actions/cart/cart-article.ts';
import type { MeantArticleFragment, ProductCardFragment } from '../../../../generated/documents.ts';
import { productPath } from '../../../addresses/paths.ts';

export type MeantArticle = MeantArticleFragment & {
  /** The product's page with the choice made. */
  to: string;
  /** Its colour in words. */
  choice: string | null;
  /** The product's name with what is chosen of it. */
  fullName: string;
  /** What « Ajouter » takes, where nothing is left to choose. */
  adds: CartArticle | null;
  /** The colour that shows through the picture of a tint. */
  beneath: string | undefined;
};

export type CardProduct = ProductCardFragment & { meant?: MeantArticle };

/** What the price and the stock on a card are asked for. */
export function pricedSku({ sku, meant }: CardProduct): string | null {
  return meant?.sku ?? sku;
}

export function cardPath(product: CardProduct): string {
  return product.meant?.to ?? productPath(product);
}
