import type { OrderDetailFragment } from '../../../../generated/documents.ts';
import { formatMoment } from '@nuancier/ui/text/format.ts';
import styles from './order-timeline.module.css';

/** History of the order, oldest first; the last entry is its current state. */
export function OrderTimeline({ changes }: { changes: OrderDetailFragment['status_changes'] }) {
  return (
    <ol className={styles.changes}>
      {changes.map(({ status, status_label: label, at }, index) => (
        <li
          key={`${at} ${status}`}
          className={styles.change}
          aria-current={index === changes.length - 1 ? 'step' : undefined}
        >
          <strong>{label}</strong>
          <time dateTime={at}>{formatMoment(new Date(at))}</time>
        </li>
      ))}
    </ol>
  );
}
