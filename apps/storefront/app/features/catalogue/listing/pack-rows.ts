import type { PackRowsFragment } from '../../../../generated/documents.ts';

export type PackMatrix = NonNullable<PackRowsFragment['configuration']>;

type PackArticle = PackMatrix['articles'][number];

export type PackRow = { article: PackArticle; label: string };

export type PackRows = {
  rows: readonly PackRow[];
  /** Articles on sale that find no room. */
  more: number;
  /** Some are made in any tint, which is chosen on the product's page. */
  isTinted: boolean;
};

// A list is read down: a product with fifty colours must not fill it alone.
const MOST_ROWS = 6;

/** What can be bought without any further choice, by colour where there are several, and pack. */
export function packRows(matrix: PackMatrix | null | undefined): PackRows {
  if (!matrix) return { rows: [], more: 0, isTinted: false };
  const onSale = matrix.articles.filter(({ stock_status: status }) => status === 'IN_STOCK');
  const plain = onSale.filter(({ tintable }) => !tintable);
  const isColourful = new Set(plain.map(({ color_uid: uid }) => uid)).size > 1;
  const colors = new Map(matrix.colors.map(({ uid, label }) => [uid, label]));
  const packs = new Map(matrix.conditionings.map(({ uid, label }) => [uid, label]));
  const rows = plain.map((article) => ({
    article,
    label: [
      isColourful && article.color_uid !== null ? colors.get(article.color_uid) : undefined,
      article.conditioning_uid === null ? undefined : packs.get(article.conditioning_uid),
    ]
      .filter((part) => part !== undefined)
      .join(' – '),
  }));
  return {
    rows: rows.slice(0, MOST_ROWS),
    more: Math.max(0, rows.length - MOST_ROWS),
    isTinted: plain.length < onSale.length,
  };
}
