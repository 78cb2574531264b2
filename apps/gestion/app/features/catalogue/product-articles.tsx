import { CardTable } from '@nuancier/ui/pieces/tables/card-table.tsx';
import { formatAmount } from '@nuancier/ui/text/format.ts';
import type { ShelfProduct } from './product-texts-form.tsx';
import { shelfCopy } from './shelf-copy.ts';

const { product: copy } = shelfCopy;
const COLUMNS = [
  { label: copy.columns.sku },
  { label: copy.columns.pack },
  { label: copy.columns.price, figures: true },
  { label: copy.columns.stock, figures: true },
];

export function ProductArticles({ articles }: Pick<ShelfProduct, 'articles'>) {
  return (
    <CardTable
      caption={copy.articles}
      columns={COLUMNS}
      rows={articles.map((article) => ({
        key: article.sku,
        cells: [
          article.is_out ? `${article.sku} (${copy.out})` : article.sku,
          [article.conditioning, article.color].filter(Boolean).join(', '),
          article.price_ht_cents === null ? copy.noPrice : formatAmount(article.price_ht_cents / 100),
          article.stock ?? copy.noStock,
        ],
      }))}
    />
  );
}
