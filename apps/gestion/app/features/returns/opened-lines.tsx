import { TextInput } from '@nuancier/ui/pieces/field/text-input.tsx';
import { CardTable } from '@nuancier/ui/pieces/tables/card-table.tsx';
import type { OrderAtTheDeskFragment } from '../../../generated/documents.ts';
import { returnCopy } from './return-copy.ts';
import styles from './return-lines.module.css';

const { open: copy } = returnCopy;

type Props = {
  lines: OrderAtTheDeskFragment['lines'];
  /** what was typed and refused, by the names of its fields */
  typed: Readonly<Record<string, string | undefined>> | undefined;
};

/** What of an order somebody may bring to the counter. */
export function OpenedLines({ lines, typed }: Props) {
  return (
    <CardTable
      caption={copy.lines}
      columns={copy.columns.map((label) => ({ label }))}
      rows={lines
        .filter(({ returnable }) => returnable > 0)
        .map(({ position, name, sku, returnable }) => ({
          key: String(position),
          cells: [
            <span key="name" className={styles.stack}>
              <span>{name}</span>
              <small>{sku}</small>
            </span>,
            <span key="count" className={styles.count}>
              <TextInput
                name={`rend-${position}`}
                defaultValue={typed?.[`rend-${position}`] ?? 0}
                inputMode="numeric"
                aria-label={copy.count(name)}
              />
              {copy.of(returnable)}
            </span>,
          ],
        }))}
    />
  );
}
