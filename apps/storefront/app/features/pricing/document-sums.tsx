import { euros } from '@nuancier/domain/money.ts';
import { sumRows } from '@nuancier/domain/pricing/sum-rows.ts';
import type { SumFacts, SumRow } from '@nuancier/domain/pricing/sum-rows.ts';
import { formatAmount } from '@nuancier/ui/text/format.ts';
import styles from './document-sums.module.css';
import type { PriceView } from '../../backend/viewer/price-view.ts';
import { sumCopy } from './sum-copy.ts';

type Props = {
  facts: SumFacts;
  view: PriceView;
  /** Text for a delivery whose fee is not known yet. */
  later?: string;
};

/** From the lines of a cart or an order to the total: the rows add up as shown, in the viewer's tax label. */
export function DocumentSums({ facts, view, later = sumCopy.later }: Props) {
  return (
    <dl className={styles.sums}>
      {sumRows(facts, view.large).map((row) => (
        <div key={`${row.kind} ${row.label} ${row.name}`} className={styles.row} data-weight={row.weight}>
          <dt>{labelOf(row)}</dt>
          <dd>{valueOf(row, later)}</dd>
        </div>
      ))}
    </dl>
  );
}

function labelOf({ kind, label, name }: SumRow): string {
  switch (kind) {
    case 'subtotal':
      return sumCopy.subtotal(label);
    case 'eco':
      return sumCopy.eco(label);
    case 'discount':
      return name || sumCopy.discount;
    case 'pickup':
      return sumCopy.pickup;
    case 'delivery':
      return sumCopy.delivery(label);
    case 'rounding':
      return sumCopy.rounding;
    case 'total':
      return sumCopy.total(label);
    case 'tax':
      return name ?? '';
    case 'tax-within':
      return sumCopy.taxWithin(name ?? '');
  }
}

function valueOf({ kind, amount }: SumRow, later: string): string {
  if (amount === null) return kind === 'pickup' ? sumCopy.freePickup : later;
  if (amount === 0 && kind === 'pickup') return sumCopy.freePickup;
  if (amount === 0 && kind === 'delivery') return sumCopy.freeDelivery;
  return formatAmount(euros(amount));
}
