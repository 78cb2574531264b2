import type { OrderLineFieldsFragment } from '../../../../generated/documents.ts';
import { formatDate, formatNumber } from '@nuancier/ui/text/format.ts';
import { orderCopy } from '../copy.ts';
import { isCancelled } from './promise-words.ts';
import styles from './line-progress.module.css';

type Props = { line: OrderLineFieldsFragment; isPickup: boolean; hasBegun: boolean };

/** How far a line has come. Nothing before the store has begun with the order, nor once it is cancelled. */
export function LineProgress({ line, isPickup, hasBegun }: Props) {
  const { quantity_current: ordered, quantity_prepared: prepared, quantity_shipped: handed, parts } = line;
  if (!hasBegun || isCancelled(line)) return null;
  const copy = orderCopy.progress;
  const waiting = prepared - (handed ?? 0);
  const left = ordered - prepared;
  const days = (kind: 'PREPARED' | 'HANDED_OVER') => [
    ...new Set(parts.filter((part) => part.kind === kind).map(({ at }) => formatDate(new Date(at)))),
  ];
  const facts = [
    copy.fact(copy.ordered, formatNumber(ordered), []),
    copy.fact(copy.prepared, formatNumber(prepared), days('PREPARED')),
    copy.fact(isPickup ? copy.handedOver : copy.sent, formatNumber(handed ?? 0), days('HANDED_OVER')),
    copy.fact(isPickup ? copy.atCounter : copy.readyToLeave, formatNumber(waiting), []),
    copy.fact(copy.left, formatNumber(left), []),
  ];
  return (
    <ul className={styles.facts}>
      {facts.map((fact) => (
        <li key={fact}>{fact}</li>
      ))}
    </ul>
  );
}
