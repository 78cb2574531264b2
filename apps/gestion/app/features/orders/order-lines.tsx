import { CardTable } from '@nuancier/ui/pieces/tables/card-table.tsx';
import type { OrderAtTheDeskFragment } from '../../../generated/documents.ts';
import { LineName } from './line-name.tsx';
import { orderCopy as copy } from './order-copy.ts';

const { columns } = copy;
const COLUMNS = [
  { label: columns.article },
  { label: columns.ordered, figures: true },
  { label: columns.set, figures: true },
  { label: columns.done, figures: true },
  { label: columns.stock, figures: true },
];

export function OrderLines({ lines }: { lines: OrderAtTheDeskFragment['lines'] }) {
  return (
    <CardTable
      caption={copy.lines}
      columns={COLUMNS}
      rows={lines.map((line) => ({
        key: String(line.position),
        cells: [
          <LineName key="name" line={line} />,
          line.quantity,
          line.picked,
          line.handed_over,
          [line.in_stock ?? '–', line.brought_in > 0 ? copy.broughtIn(line.brought_in) : null]
            .filter((part) => part !== null)
            .join(', '),
        ],
      }))}
    />
  );
}
