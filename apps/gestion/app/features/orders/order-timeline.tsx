import { formatMoment } from '@nuancier/ui/text/format.ts';
import type { OrderAtTheDeskFragment } from '../../../generated/documents.ts';
import { orderCopy as copy } from './order-copy.ts';
import styles from './order-timeline.module.css';

/** Oldest first; what people wrote is text, never markup. */
export function OrderTimeline({ entries }: { entries: OrderAtTheDeskFragment['timeline'] }) {
  return (
    <ol className={styles.timeline}>
      {entries.map(({ at, kind, text, by }, nth) => (
        <li key={`${at} ${nth}`} data-kind={kind}>
          <time dateTime={at}>{formatMoment(new Date(at))}</time>
          <span>{text}</span>
          {by !== null && <small>{copy.by(by)}</small>}
        </li>
      ))}
    </ol>
  );
}
