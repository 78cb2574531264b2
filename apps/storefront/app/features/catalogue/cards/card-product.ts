// A product as its card shows it: as it is, or with the article that the search means.
import type { MeantArticleFragment, ProductCardFragment } from '../../../../generated/documents.ts';
import { chosenPath } from '../../../addresses/article-path.ts';
import type { LinkedProduct } from '../../../addresses/paths.ts';

export type CardProduct = ProductCardFragment & { meant?: MeantArticleFragment };

type Understood = { articles: readonly MeantArticleFragment[] } | null;

type Listed<Item extends ProductCardFragment> = {
  items: readonly (Item | null)[] | null;
  understood: Understood;
};

/** By the product's reference. */
export function meantArticles(understood: Understood): ReadonlyMap<string, MeantArticleFragment> {
  return new Map((understood?.articles ?? []).map((meant) => [meant.product_sku, meant]));
}

/** The picture, the pack and the price are those of the article meant; the link carries the choice. */
export function cardProducts<Item extends ProductCardFragment>({
  items,
  understood,
}: Listed<Item>): (Item & CardProduct)[] {
  const bySku = meantArticles(understood);
  return (items ?? []).flatMap((item) => {
    if (!item) return [];
    const meant = bySku.get(item.sku ?? '');
    if (!meant) return [item];
    return [{ ...item, told_article: meant, price_range: meant.price_range, meant }];
  });
}

/** What the price and the stock on a card are asked for. */
export function pricedSku({ sku, meant }: CardProduct): string | null {
  return meant?.sku ?? sku;
}

export function cardPath(product: LinkedProduct & { meant?: MeantArticleFragment | undefined }): string {
  const { meant } = product;
  return chosenPath(product, {
    color: meant?.chosen_color ?? null,
    conditioning: meant?.chosen_conditioning ?? null,
    tint: meant?.tint?.code ?? null,
  });
}
