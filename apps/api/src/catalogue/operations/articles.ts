import type { SearchReference } from '@nuancier/contract/api-types.ts';
import { Refusal } from '../../refusals/refusal.ts';
import { chosenArticle } from '../articles/sold-article.ts';
import { placeOfArticle, skuWithEan } from '../snapshot/catalogue-snapshot.ts';
import type { Catalogue } from '../snapshot/catalogue-snapshot.ts';

const MOST_ARTICLES = 500;

/** The names of articles by their own references or bar codes; unknown codes are left out. */
export function articles(catalogue: Catalogue, codes: readonly string[]): SearchReference[] {
  if (codes.length > MOST_ARTICLES) throw new Refusal('TOO_MANY_ARTICLES');
  const skus = codes.flatMap((code) =>
    placeOfArticle(catalogue, code) === undefined ? (skuWithEan(catalogue, code) ?? []) : [code],
  );
  return [...new Set(skus)].flatMap((sku) => {
    const found = chosenArticle(catalogue, sku, []);
    if (found.kind !== 'article' || found.sold.article.sku !== sku) return [];
    const { article, view } = found.sold;
    return [{ sku, ean: article.ean, name: view.name ?? sku, url_key: view.url_key ?? '' }];
  });
}
