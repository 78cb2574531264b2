import type { VariantMatrixFragment } from '../../../../generated/documents.ts';
import type { MatrixArticle, ProductChoice } from './product-choice.ts';

/** Whose pictures are shown: the article's, or as long as there is a choice left one that has what was chosen. */
export function picturedArticle(
  { articles }: Pick<VariantMatrixFragment, 'articles'>,
  { variant }: Pick<ProductChoice, 'variant'>,
): MatrixArticle | null {
  if (variant.kind === 'resolved') return variant.article;
  const { color, conditioning } = variant;
  if (!color && !conditioning) return null;
  const fitting = articles.filter(
    (article) =>
      (!color || article.color_uid === color.uid) &&
      (!conditioning || article.conditioning_uid === conditioning.uid),
  );
  // The middle pack is the one most people buy.
  return fitting[Math.floor(fitting.length / 2)] ?? null;
}
