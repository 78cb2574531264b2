import type { FormRefused } from '@nuancier/ui/pieces/form/form-answer.ts';
import { CardTable } from '@nuancier/ui/pieces/tables/card-table.tsx';
import type { OrderAtTheDeskFragment } from '../../../generated/documents.ts';
import { atItsLine } from '../office/forms/at-its-line.ts';
import { CountField } from '../office/forms/count-field.tsx';
import { returnCopy } from './return-copy.ts';
import styles from './return-lines.module.css';

const { open: copy } = returnCopy;

type Props = {
  lines: OrderAtTheDeskFragment['lines'];
  /** what was typed and refused, by the names of its fields */
  typed: Readonly<Record<string, string | undefined>> | undefined;
  refusal: FormRefused | null | undefined;
};

/** What of an order somebody may bring to the counter. */
export function OpenedLines({ lines, typed, refusal }: Props) {
  const { faults } = atItsLine(refusal, lines);
  return (
    <CardTable
      caption={copy.lines}
      columns={copy.columns.map((label) => ({ label }))}
      rows={lines.map(({ position, name, sku, returnable }) => ({
        key: String(position),
        cells: [
          <span key="name" className={styles.stack}>
            <span>{name}</span>
            <small>{sku}</small>
          </span>,
          <CountField
            key="count"
            name={`rend-${position}`}
            defaultValue={typed?.[`rend-${position}`] ?? 0}
            aria-label={copy.count(name)}
            fault={faults[position]}
          >
            <span>{copy.of(returnable)}</span>
          </CountField>,
        ],
      }))}
    />
  );
}
