// Lays the articles that the search means over the products of its answer. Loaders do it: a browser that only shows
// the cards needs none of this.
import { tintTitle } from '@nuancier/domain/catalogue/colour/tints/tint-title.ts';
import { tintLayer } from '@nuancier/domain/catalogue/pictures/tint-layer.ts';
import type { ListingFragment, MeantArticleFragment } from '../../../../generated/documents.ts';
import { chosenPath } from '../../../addresses/article-path.ts';
import type { LinkedProduct } from '../../../addresses/paths.ts';
import { layerUrl } from '@nuancier/ui/pieces/layer-url.ts';
import type { CardProduct, MeantArticle } from './card-product.ts';

type Understood = { articles: readonly MeantArticleFragment[] } | null;

/** By the product's reference. */
export function meantArticles(understood: Understood): ReadonlyMap<string, MeantArticleFragment> {
  return new Map((understood?.articles ?? []).map((meant) => [meant.product_sku, meant]));
}

type ListedItem = NonNullable<NonNullable<ListingFragment['items']>[number]>;
export type ListedProduct = ListedItem & Pick<CardProduct, 'meant'>;
export type ShownListing = Omit<ListingFragment, 'items'> & {
  items: readonly (ListedProduct | null)[] | null;
};

/** The picture, the pack and the price are those of the article meant; the link carries the choice. */
export function withMeantArticles(listing: ListingFragment): ShownListing {
  const bySku = meantArticles(listing.understood);
  if (bySku.size === 0) return listing;
  return { ...listing, items: (listing.items ?? []).map((item) => item && inItsPlace(item, bySku)) };
}

function inItsPlace(item: ListedItem, bySku: ReadonlyMap<string, MeantArticleFragment>): ListedProduct {
  const found = bySku.get(item.sku ?? '');
  if (!found) return item;
  const meant = {
    ...found,
    ...painted(found),
    to: meantPath(item, found),
    choice: colourOf(found),
    fullName: [item.name ?? found.sku, found.chosen_color, found.tint?.name, found.chosen_conditioning]
      .filter(Boolean)
      .join(' – '),
    adds: onlyArticle(item.sku, found),
  };
  const { conditionings, price_range } = meant;
  return { ...item, told_article: meant, conditionings, price_range, meant };
}

/** The colour or tint that is meant, in words. */
function colourOf({ tint, chosen_color: color }: MeantArticleFragment): string | null {
  return tint ? tintTitle(tint) : color;
}

/** What is meant of a product, in words: « Noir RAL 9005 · 2,5 L »; empty where all is open. */
export function meantWords(meant: MeantArticleFragment): string {
  return [colourOf(meant), meant.chosen_conditioning].filter(Boolean).join(' · ');
}

function onlyArticle(parentSku: string | null, { sku, tint, is_only: isOnly }: MeantArticleFragment) {
  return isOnly
    ? { sku, parentSku, quantity: 1, tint: tint && { hex: tint.hex, label: null, code: tint.code } }
    : null;
}

/** A picture that is not drawn in layers stays as it is. */
export function painted({
  tint,
  thumbnail,
}: MeantArticleFragment): Pick<MeantArticle, 'thumbnail' | 'beneath'> {
  const layer = tint && thumbnail?.url ? layerUrl(thumbnail.url, tintLayer(tint.hex)) : null;
  return tint && layer
    ? { thumbnail: { ...thumbnail, url: layer }, beneath: tint.hex }
    : { thumbnail, beneath: undefined };
}

export function meantPath(product: LinkedProduct, meant: MeantArticleFragment | undefined): string {
  return chosenPath(product, {
    color: meant?.chosen_color ?? null,
    conditioning: meant?.chosen_conditioning ?? null,
    tint: meant?.tint?.code ?? null,
  });
}
