import { nthDeliveryWords } from '../../stock/wish-words.ts';
import { orderCopy } from '../copy.ts';
import styles from './two-deliveries.module.css';

export type Delivery = {
  /** Null: not known yet. */
  on: string | null;
  lines: readonly { name: string; quantity: number }[];
};

/** What comes first and what comes later. */
export function TwoDeliveries({ deliveries }: { deliveries: readonly Delivery[] }) {
  return (
    <dl className={styles.deliveries}>
      {deliveries.map(({ on, lines }, at) => (
        <div key={nthDeliveryWords(at + 1, on)}>
          <dt>{nthDeliveryWords(at + 1, on)}</dt>
          <dd>{lines.map(({ name, quantity }) => orderCopy.packs(quantity, name)).join(', ')}</dd>
        </div>
      ))}
    </dl>
  );
}
