import type { ApprovalEventFragment } from '../../../generated/documents.ts';
import { formatMoment } from '@nuancier/ui/text/format.ts';
import styles from './approval-history.module.css';
import { approvalsCopy as copy, eventNames } from './copy.ts';

/** Who did what, when and why; the first first. */
export function ApprovalHistory({ events }: { events: readonly ApprovalEventFragment[] }) {
  return (
    <ol className={styles.events}>
      {events.map((event) => (
        <li key={`${event.at} ${event.kind}`} data-approval-event={event.kind}>
          <p>
            <strong>{copy.eventBy(eventNames[event.kind] ?? event.kind, event.by ?? copy.gone)}</strong>{' '}
            <time dateTime={event.at} className={styles.when}>
              {formatMoment(new Date(event.at))}
            </time>
          </p>
          {event.words && (
            <p>{event.kind === 'ordered' ? copy.order(event.words) : copy.words(event.words)}</p>
          )}
          {event.changes.length > 0 && (
            <ul className={styles.changes}>
              {event.changes.map(({ name, quantity_asked: from, quantity: to }) => (
                <li key={name}>{copy.change(name, from, to)}</li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </ol>
  );
}
