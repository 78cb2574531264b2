import { CardTable } from '@nuancier/ui/pieces/tables/card-table.tsx';
import { formatAmount, formatNumber } from '@nuancier/ui/text/format.ts';
import type { WrittenQuotationFragment } from '../../../generated/documents.ts';
import { CountField } from '../office/forms/count-field.tsx';
import { quotationCopy as copy } from './quotation-copy.ts';
import styles from './quotation-lines.module.css';
import { typedCents } from '../office/read-figures.ts';

type Line = WrittenQuotationFragment['lines'][number];

const { columns } = copy;
/** Figures end where their title ends; fields begin below theirs. */
const columnsOf = (isTyped: boolean) => [
  { label: columns.name },
  { label: columns.quantity, figures: !isTyped },
  { label: columns.unit, figures: !isTyped },
  { label: columns.own, figures: true },
  { label: columns.row, figures: true },
];

/** `typed`: what was typed and refused, by the name of its field; undefined: nothing can be typed. */
type Props = {
  lines: readonly Line[];
  typed?: Readonly<Record<string, string | undefined>> | undefined;
  /** what is wrong with it, by the same names */
  faults?: Readonly<Record<string, string | undefined>> | undefined;
};

export function QuotationLines({ lines, typed, faults }: Props) {
  return (
    <CardTable
      caption={copy.lines}
      columns={columnsOf(typed !== undefined)}
      rows={lines.map((line) => ({
        key: line.id,
        cells: [
          <LineName key="name" line={line} />,
          typed === undefined ? (
            formatNumber(line.quantity)
          ) : (
            <CountField
              key="quantity"
              name={`quantite-${line.id}`}
              inputMode="numeric"
              className={styles.count}
              defaultValue={typed[`quantite-${line.id}`] ?? line.quantity}
              aria-label={copy.quantityOf(line.name)}
              fault={faults?.[`quantite-${line.id}`]}
            />
          ),
          typed === undefined ? (
            formatAmount(line.unit_ht_cents / 100)
          ) : (
            <CountField
              key="price"
              name={`prix-${line.id}`}
              inputMode="decimal"
              className={styles.price}
              defaultValue={typed[`prix-${line.id}`] ?? typedCents(line.unit_ht_cents)}
              aria-label={copy.priceOf(line.name)}
              fault={faults?.[`prix-${line.id}`]}
            />
          ),
          <OwnPrice key="own" line={line} showsFloor={typed !== undefined} />,
          formatAmount(line.row_ht_cents / 100),
        ],
      }))}
    />
  );
}

function LineName({ line }: { line: Line }) {
  return (
    <span className={styles.name}>
      {line.tint_hex !== null && (
        <span className={styles.swatch} style={{ background: line.tint_hex }} aria-hidden="true" />
      )}
      <span className={styles.stack}>
        <span>{line.name}</span>
        <small>{line.is_free ? copy.free : copy.reference(line.sku)}</small>
      </span>
    </span>
  );
}

function OwnPrice({ line, showsFloor }: { line: Line; showsFloor: boolean }) {
  const { customer_ht_cents: own, floor_ht_cents: floor, discount } = line;
  if (own === null) return '–';
  return (
    <span className={styles.stack}>
      <span>{formatAmount(own / 100)}</span>
      {discount > 0 && <small>{copy.discount(formatNumber(discount / 100))}</small>}
      {showsFloor && floor !== null && floor > 0 && <small>{copy.floor(formatAmount(floor / 100))}</small>}
    </span>
  );
}
