import styles from './store-card.module.css';
import type { StoreFacts } from '../../../actions/stores/store-facts.ts';

export function StoreAddress({ store: { address } }: { store: Pick<StoreFacts, 'address'> }) {
  return (
    <address className={styles.address}>
      {address.addressLines.map((line) => (
        <span key={line}>{line}</span>
      ))}
      <span>
        {address.postalCode} {address.locality}
      </span>
    </address>
  );
}
