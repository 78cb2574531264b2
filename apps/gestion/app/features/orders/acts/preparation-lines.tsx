import { CardTable } from '@nuancier/ui/pieces/tables/card-table.tsx';
import { TextInput } from '@nuancier/ui/pieces/field/text-input.tsx';
import type { OrderAtTheDeskFragment } from '../../../../generated/documents.ts';
import { LineName } from '../line-name.tsx';
import { orderCopy } from '../order-copy.ts';
import styles from './preparation-lines.module.css';

const { preparation: copy, columns } = orderCopy;
const COLUMNS = [{ label: columns.article }, { label: columns.stock, figures: true }, { label: columns.set }];

/** A count beside each line, with the one it was read with: what somebody else has moved meanwhile is not undone. */
export function PreparationLines({ lines }: { lines: OrderAtTheDeskFragment['lines'] }) {
  return (
    <CardTable
      caption={orderCopy.lines}
      columns={COLUMNS}
      rows={lines.map((line) => ({
        key: String(line.position),
        cells: [
          <LineName key="name" line={line} />,
          line.in_stock ?? '–',
          <span key="count" className={styles.count}>
            <input type="hidden" name={`vu-${line.position}`} value={line.picked} />
            <input type="hidden" name={`sur-${line.position}`} value={line.quantity} />
            <input type="hidden" name={`nom-${line.position}`} value={line.name} />
            <TextInput
              key={line.picked}
              name={`mis-${line.position}`}
              defaultValue={line.picked}
              inputMode="numeric"
              aria-label={copy.setAside(line.name)}
            />
            {copy.of(line.quantity)}
          </span>,
        ],
      }))}
    />
  );
}
