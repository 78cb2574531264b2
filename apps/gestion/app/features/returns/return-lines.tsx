import { CardTable } from '@nuancier/ui/pieces/tables/card-table.tsx';
import { formatMoment } from '@nuancier/ui/text/format.ts';
import type { ReturnAtTheDeskFragment } from '../../../generated/documents.ts';
import { returnCopy as copy } from './return-copy.ts';
import styles from './return-lines.module.css';

type Line = ReturnAtTheDeskFragment['lines'][number];

const { columns } = copy;
const COLUMNS = [
  { label: columns.article, names: true },
  { label: columns.left, figures: true },
  { label: columns.received, figures: true },
  { label: columns.stock, figures: true },
  { label: columns.receipts, prose: true },
];

export function ReturnLines({ lines }: { lines: readonly Line[] }) {
  return (
    <CardTable
      caption={copy.lines}
      columns={COLUMNS}
      rows={lines.map((line) => ({
        key: String(line.position),
        cells: [
          <span key="name" className={styles.stack}>
            <span>{line.name}</span>
            <small>{line.sku}</small>
            {line.is_tinted && <small>{copy.tinted}</small>}
            {line.released > 0 && <small>{copy.released(line.released)}</small>}
          </span>,
          line.handed_over,
          line.received,
          line.in_stock ?? '–',
          <span key="receipts" className={styles.stack}>
            {line.receipts.map((receipt) => (
              <span key={`${receipt.at} ${receipt.condition}`}>{receiptText(receipt)}</span>
            ))}
          </span>,
        ],
      }))}
    />
  );
}

function receiptText({ quantity, condition, to_shelf: toShelf, by, at }: Line['receipts'][number]): string {
  const words = [copy.conditions[condition], ...(toShelf ? [copy.shelved] : [])].join(', ');
  return copy.receipt(quantity, words, by, formatMoment(new Date(at)));
}
