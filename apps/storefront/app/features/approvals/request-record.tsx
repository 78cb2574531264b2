import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { ApprovalRecordFragment } from '../../../generated/documents.ts';
import { formatAmount, formatDate } from '@nuancier/ui/text/format.ts';
import { paths } from '../../addresses/paths.ts';
import { Badge } from '@nuancier/ui/pieces/badge.tsx';
import { Disclosure } from '@nuancier/ui/pieces/disclosure.tsx';
import { ApprovalHistory } from './approval-history.tsx';
import { approvalsCopy as copy, requestStates } from './copy.ts';
import styles from './request-record.module.css';

type Props = {
  record: ApprovalRecordFragment;
  /** Shows who asked; for readers other than the asker. */
  named?: boolean;
  /** What may be done about it. */
  children?: ReactNode;
};

/** One request with what became of it. */
export function RequestRecord({ record, named = false, children }: Props) {
  const { id, status, customer_name: name, total_excluding_tax: total, order_number: order } = record;
  const state = requestStates[status];
  const date = formatDate(new Date(record.created_at));
  return (
    <li className={styles.record} data-request={id} data-request-status={status}>
      <div className={styles.head}>
        <div>
          <h3 className={styles.name}>{copy.request(id)}</h3>
          <p className={styles.facts}>{named ? copy.by(name, date) : copy.requestedOn(date)}</p>
        </div>
        <p className={styles.facts}>
          {total?.value != null && <strong>{copy.total(formatAmount(total.value))}</strong>}{' '}
          {copy.packs(record.total_quantity)}
        </p>
        {state && <Badge look={state.look}>{state.label}</Badge>}
      </div>
      {order && (
        <p>
          <Link to={paths['customer-order'](order)}>{copy.order(order)}</Link>
        </p>
      )}
      {children}
      <Disclosure summary={copy.historyOf(id)}>
        <ApprovalHistory events={record.history} />
      </Disclosure>
    </li>
  );
}
