import type { PackRowsFragment } from '../../../../../generated/documents.ts';

export type PackMatrix = NonNullable<PackRowsFragment['configuration']>;

type PackArticle = PackMatrix['articles'][number];

export type PackRow = { article: PackArticle; label: string; isOnSale: boolean };

export type PackRows = {
  rows: readonly PackRow[];
  /** Articles that find no room. */
  more: number;
  /** Some are made in any tint, which is chosen on the product's page. */
  isTinted: boolean;
};

// A list is read down: a product with fifty colours must not fill it alone.
const MOST_ROWS = 6;

/** What is bought without any further choice, by colour and pack, named as the cart names it. */
export function packRows(matrix: PackMatrix | null | undefined): PackRows {
  if (!matrix) return { rows: [], more: 0, isTinted: false };
  const plain = matrix.articles.filter(({ tintable }) => !tintable);
  const colors = new Map(matrix.colors.map(({ uid, label }) => [uid, label]));
  const packs = new Map(matrix.conditionings.map(({ uid, label }) => [uid, label]));
  const rows = plain.map((article) => ({
    article,
    label: [colors.get(article.color_uid ?? ''), packs.get(article.conditioning_uid ?? '')]
      .filter((part) => part !== undefined)
      .join(' – '),
    isOnSale: isOnSale(article),
  }));
  return {
    rows: rows.slice(0, MOST_ROWS),
    more: Math.max(0, rows.length - MOST_ROWS),
    isTinted: matrix.articles.some((article) => article.tintable && isOnSale(article)),
  };
}

const isOnSale = ({ stock_status: status }: PackArticle): boolean => status === 'IN_STOCK';
