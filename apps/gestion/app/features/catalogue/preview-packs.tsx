import { CardTable } from '@nuancier/ui/pieces/tables/card-table.tsx';
import { formatAmount, formatNumber } from '@nuancier/ui/text/format.ts';
import type { PreviewFactsFragment } from '../../../generated/documents.ts';
import { previewCopy as copy } from './preview-copy.ts';

type Pack = PreviewFactsFragment['packs'][number];

const { columns } = copy;
const COLUMNS = [
  { label: columns.pack },
  { label: columns.ht, figures: true },
  { label: columns.ttc, figures: true },
  { label: columns.why },
  { label: columns.available, figures: true },
];

export function PreviewPacks({ packs }: { packs: readonly Pack[] }) {
  return (
    <CardTable
      caption={copy.packs}
      columns={COLUMNS}
      rows={packs.map((pack) => ({
        key: pack.sku,
        cells: [
          pack.is_sold ? `${pack.pack} (${pack.sku})` : `${pack.pack} (${pack.sku}), ${copy.notSold}`,
          <Price key="ht" final={pack.price_ht_cents} regular={pack.regular_ht_cents} />,
          <Price key="ttc" final={pack.price_ttc_cents} regular={pack.regular_ttc_cents} />,
          kindOf(pack),
          pack.available === null ? copy.unknown : formatNumber(pack.available),
        ],
      }))}
    />
  );
}

function Price({ final, regular }: { final: number | null; regular: number | null }) {
  if (final === null) return copy.noPrice;
  return (
    <>
      {regular !== null && (
        <>
          <del>{formatAmount(regular / 100)}</del>{' '}
        </>
      )}
      {formatAmount(final / 100)}
    </>
  );
}

function kindOf({ price_ht_cents: price, price_type: type, discount }: Pack): string {
  if (price === null) return copy.noPrice;
  const name = type === null ? copy.list : (copy.types[type] ?? copy.list);
  return discount > 0 ? copy.less(name, formatNumber(discount / 100)) : name;
}
