import { Link } from 'react-router';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { Badge } from '@nuancier/ui/pieces/badge.tsx';
import { classNames } from '@nuancier/ui/pieces/class-names.ts';
import { CardTable } from '@nuancier/ui/pieces/tables/card-table.tsx';
import type { OrderRowFragment } from '../../../generated/documents.ts';
import { paths } from '../../addresses/paths.ts';
import { ChooseRow } from './choice/choose-row.tsx';
import type { Choice } from './choice/use-choice.ts';
import { pickerText, promiseLeft, promiseText } from './order-moments.ts';
import { ordersCopy } from './orders-copy.ts';
import { PaymentCell } from './money/payment-cell.tsx';
import { Telephone } from '../office/telephone/telephone.tsx';
import { usePassingNow } from './use-passing-now.ts';
import styles from './orders-table.module.css';

const { columns } = ordersCopy;
const COLUMNS = [
  { label: columns.number },
  { label: columns.due },
  { label: columns.customer, names: true },
  { label: columns.goods },
  { label: columns.status },
  { label: columns.payment },
  { label: columns.store, names: true },
];

type Props = {
  caption: string;
  rows: readonly OrderRowFragment[];
  now: string;
  /** where rows are chosen to act on several */
  choice?: Choice;
};

/** Rows are links: they open in a tab of their own. How long a promise still has passes by itself. */
export function OrdersTable({ caption, rows, now, choice }: Props) {
  const passing = usePassingNow(now);
  return (
    <CardTable
      caption={caption}
      columns={COLUMNS}
      rows={rows.map((row) => ({
        key: row.number,
        cells: [
          <span key="number" className={styles.named}>
            {choice && <ChooseRow number={row.number} choice={choice} />}
            <Link to={paths.order(row.number)} className={styles.number}>
              {row.number}
            </Link>
          </span>,
          <span key="due" className={styles.stack}>
            <span>{promiseText(row, passing)}</span>
            <PromiseLeft left={promiseLeft(row, passing)} />
            {row.is_late && (
              <Badge look="danger">
                <TriangleAlert aria-hidden="true" size={16} /> {ordersCopy.late}
              </Badge>
            )}
          </span>,
          <span key="customer" className={styles.stack}>
            <span>{row.buyer_name}</span>
            {row.company !== null && <small>{row.company}</small>}
            <Telephone {...row} />
          </span>,
          <span key="goods" className={classNames(styles.stack, styles.goods)}>
            <span>{ordersCopy.goods(row.lines, row.packs)}</span>
            {row.tinted_lines > 0 && <Badge look="info">{ordersCopy.tinted(row.tinted_lines)}</Badge>}
          </span>,
          <span key="status" className={styles.stack}>
            <span>{row.status_label}</span>
            {row.picker !== null && <small>{pickerText(row.picker)}</small>}
            {row.to_put_back && <Badge look="warning">{ordersCopy.toPutBack}</Badge>}
            {row.may_close && (
              <Link to={paths.cancelling(row.number)} className={styles.act}>
                {ordersCopy.putBack}
              </Link>
            )}
          </span>,
          <PaymentCell key="payment" row={row} />,
          row.store.name,
        ],
      }))}
    />
  );
}

function PromiseLeft({ left }: { left: string | null }) {
  return left !== null && <small>{left}</small>;
}
