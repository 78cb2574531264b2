import { Badge } from '@nuancier/ui/pieces/badge.tsx';
import { formatAmount } from '@nuancier/ui/text/format.ts';
import type { OrderRowFragment } from '../../../../generated/documents.ts';
import { ordersCopy as copy } from '../orders-copy.ts';
import styles from './payment-cell.module.css';

type Row = Pick<
  OrderRowFragment,
  'payment' | 'payment_label' | 'to_put_back' | 'to_collect_cents' | 'to_give_back_cents' | 'total_ttc_cents'
>;

/** How it is paid in two lines at most: what is still to be done with money before what it comes to. */
export function PaymentCell({ row }: { row: Row }) {
  const { to_give_back_cents: back, to_collect_cents: collect, total_ttc_cents: total } = row;
  return (
    <span className={styles.payment}>
      <Standing row={row} />
      {/* Said already, where all of it is given back or taken. */}
      {total !== null && total !== (back ?? collect) && (
        <small>{copy.total(formatAmount(total / 100))}</small>
      )}
    </span>
  );
}

function Standing({ row }: { row: Row }) {
  const { to_give_back_cents: back, to_collect_cents: collect } = row;
  if (back !== null) return <strong>{copy.toGiveBack(formatAmount(back / 100))}</strong>;
  if (collect !== null) return <strong>{copy.toCollect(formatAmount(collect / 100))}</strong>;
  if (row.payment === 'refunded' && !row.to_put_back)
    return <Badge look="warning">{row.payment_label}</Badge>;
  return <span>{row.payment_label}</span>;
}
