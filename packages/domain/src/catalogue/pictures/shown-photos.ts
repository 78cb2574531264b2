// Which photographs show a product or an article. No picture may show another colour than the words beside it.
import { optionValue } from '../articles/variant-options.ts';
import type { OptionedArticle } from '../articles/variant-options.ts';

type Pictured = OptionedArticle & { tintable: boolean };

/** An article's own; those of its product only where the product has one look for all. */
export function photosOfArticle<Photo>(
  own: readonly Photo[],
  ofProduct: readonly Photo[],
  siblings: readonly Pictured[],
): readonly Photo[] {
  if (own.length > 0) return own;
  return looksAlike(siblings) ? ofProduct : [];
}

/** A product's own; without any, those of the first article that has some, as a product is sold in its articles. */
export function photosOfProduct<Photo>(
  own: readonly Photo[],
  ofArticles: Iterable<readonly Photo[]>,
): readonly Photo[] {
  if (own.length > 0) return own;
  for (const photos of ofArticles) if (photos.length > 0) return photos;
  return [];
}

function looksAlike(articles: readonly Pictured[]): boolean {
  const colours = new Set(articles.map((article) => optionValue(article, 'color')));
  return colours.size <= 1 && !articles.some(({ tintable }) => tintable);
}
