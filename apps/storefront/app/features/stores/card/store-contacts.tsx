import Navigation from 'lucide-react/icons/navigation';
import Phone from 'lucide-react/icons/phone';
import { formatPhone } from '@nuancier/ui/text/format.ts';
import { storesCopy } from '../copy.ts';
import styles from './store-card.module.css';
import { itineraryUrl } from '../../../actions/stores/store-facts.ts';
import type { StoreFacts } from '../../../actions/stores/store-facts.ts';

/** Telephone, fax and the way there. */
export function StoreContacts({ store }: { store: StoreFacts }) {
  const phone = store.primaryPhone ? formatPhone(store.primaryPhone) : null;
  return (
    <div>
      {store.fax && <p className={styles.today}>{storesCopy.fax(formatPhone(store.fax))}</p>}
      <div className={styles.actions}>
        {phone && (
          <a href={`tel:${store.primaryPhone}`} aria-label={storesCopy.call(store.titleLabel, phone)}>
            <Phone aria-hidden="true" size={18} />
            {phone}
          </a>
        )}
        <a
          href={itineraryUrl(store)}
          target="_blank"
          rel="noopener"
          aria-label={storesCopy.itineraryTo(store.titleLabel)}
        >
          <Navigation aria-hidden="true" size={18} />
          {storesCopy.itinerary}
        </a>
      </div>
    </div>
  );
}
