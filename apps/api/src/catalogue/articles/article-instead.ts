// What takes the place of an article that has left the catalogue, or is sold no more.
import { baseFor, shownColour } from '@nuancier/domain/catalogue/colour/tint-base.ts';
import type { TintBase } from '@nuancier/domain/catalogue/colour/tint-base.ts';
import { optionValue } from '@nuancier/domain/catalogue/articles/variant-options.ts';
import type { Article } from '../snapshot/article-columns.ts';
import { articlesOf, productWithSku } from '../snapshot/catalogue-snapshot.ts';
import type { Catalogue } from '../snapshot/catalogue-snapshot.ts';

export type GoneArticle = {
  sku: string;
  productSku: string;
  conditioning: string | null;
  /** what its tint needs */
  base: TintBase;
};

/** The article itself while it is there; else the same product in the same pack, on a base for the tint; else itself. */
export function articleInstead(catalogue: Catalogue, gone: GoneArticle): string {
  if (productWithSku(catalogue, gone.sku) !== undefined) return gone.sku;
  const product = productWithSku(catalogue, gone.productSku);
  if (product === undefined) return gone.sku;
  return onBase(packsOf(catalogue, product, gone.conditioning), gone.base)?.sku ?? gone.sku;
}

/**
 * The products on sale that a merchant names in the place of another, the first first: what replaced it may itself have
 * been replaced.
 */
export function productsReplacing({ replacedBy, bySku }: Catalogue, productSku: string): number[] {
  const named = new Set([productSku]);
  let next = replacedBy.get(productSku);
  // Two that replace each other end here.
  while (next !== undefined && !named.has(next)) {
    named.add(next);
    next = replacedBy.get(next);
  }
  return [...named].slice(1).flatMap((sku) => bySku.get(sku) ?? []);
}

/**
 * Of another product the same pack: on a base for the tint, or in the same colour where there is none. One that cannot
 * be made so deep is named too, for its refusal to be told; null without such a pack.
 */
export function articleReplacing(
  catalogue: Catalogue,
  product: number,
  gone: { conditioning: string | null; color: string | null; base: TintBase | null },
): string | null {
  const packs = packsOf(catalogue, product, gone.conditioning);
  if (gone.base !== null) return (onBase(packs, gone.base) ?? packs[0])?.sku ?? null;
  const alike = packs.filter((one) => shownColour(optionValue(one, 'color')) === shownColour(gone.color));
  const [only, ...others] = alike.length > 0 ? alike : packs;
  return only !== undefined && others.length === 0 ? only.sku : null;
}

function packsOf(catalogue: Catalogue, product: number, conditioning: string | null): Article[] {
  return articlesOf(catalogue, product).filter((one) => one.conditioning === (conditioning ?? ''));
}

function onBase(articles: readonly Article[], base: TintBase): Article | undefined {
  const bases = articles.map((article) => ({
    article,
    label: optionValue(article, 'color') ?? '',
    tintable: article.tintable,
  }));
  const found = baseFor(bases, base);
  return found.ok ? found.value.article : undefined;
}
