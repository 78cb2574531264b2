import type { VariantMatrixFragment } from '../../../../../generated/documents.ts';
import type { MatrixArticle, ProductChoice } from '../product-choice.ts';

/** Whose pictures are shown: the article's, or as long as there is a choice left one that has what was chosen. */
export function picturedArticle(
  { articles }: Pick<VariantMatrixFragment, 'articles'>,
  { variant }: Pick<ProductChoice, 'variant'>,
): MatrixArticle | null {
  if (variant.kind === 'resolved') return variant.article;
  const { color, conditioning } = variant;
  if (!color && !conditioning) return null;
  const inColor = articles.filter((article) => !color || article.color_uid === color.uid);
  const inPack = inColor.filter((article) => !conditioning || article.conditioning_uid === conditioning.uid);
  // The colour before the pack: a picture in another colour than the one named beside it would be a lie.
  const fitting = inPack.length > 0 ? inPack : inColor;
  // The one whose price is shown beside: the cheapest available.
  const [first = null, ...others] = fitting.toSorted((one, other) => soldOut(one) - soldOut(other));
  return others.reduce(
    (least, one) => (least && soldOut(one) === soldOut(least) && priceOf(one) < priceOf(least) ? one : least),
    first,
  );
}

const soldOut = (article: MatrixArticle): number => (article.stock_status === 'IN_STOCK' ? 0 : 1);

const priceOf = (article: MatrixArticle): number => article.price.final_price.value ?? Infinity;
