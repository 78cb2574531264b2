import { formatMoment } from '@nuancier/ui/text/format.ts';
import type { OrderAtTheDeskFragment } from '../../../generated/documents.ts';
import { DrawnSignature } from './hand-over/drawn-signature.tsx';
import { orderCopy as copy } from './order-copy.ts';
import styles from './order-timeline.module.css';

type Entry = OrderAtTheDeskFragment['timeline'][number];
type Props = { entries: readonly (Omit<Entry, 'signature'> & Partial<Pick<Entry, 'signature'>>)[] };

/** Oldest first; what people wrote is text, never markup. */
export function OrderTimeline({ entries }: Props) {
  return (
    <ol className={styles.timeline}>
      {entries.map(({ at, kind, text, by, signature }, nth) => (
        <li key={`${at} ${nth}`} data-kind={kind}>
          <time dateTime={at}>{formatMoment(new Date(at))}</time>
          <span>{text}</span>
          {signature != null && <DrawnSignature path={signature} />}
          {by !== null && <small>{isSent(kind) ? copy.to(by) : copy.by(by)}</small>}
        </li>
      ))}
    </ol>
  );
}

/** What was sent names who it went to. */
function isSent(kind: Entry['kind']): boolean {
  return kind === 'mail' || kind === 'store';
}
