import { localMoment } from '@nuancier/domain/stores/local-moment.ts';
import { hoursOn, openingState } from '@nuancier/domain/stores/opening-hours.ts';
import Clock from 'lucide-react/icons/clock';
import Navigation from 'lucide-react/icons/navigation';
import Phone from 'lucide-react/icons/phone';
import { formatPhone } from '../../format.ts';
import { Badge } from '../../ui/badge.tsx';
import { Card } from '../../ui/card.tsx';
import { storesCopy } from './copy.ts';
import { hoursWords, openingWords } from './opening-words.ts';
import styles from './store-card.module.css';
import { itineraryUrl } from './store-facts.ts';
import type { StoreFacts } from './store-facts.ts';
import { StoreHours } from './store-hours.tsx';

/** `now` is the server's instant: the first drawing in the browser must say the same. */
export function StoreCard({ store, now }: { store: StoreFacts; now: string }) {
  const moment = localMoment(new Date(now));
  const state = openingState(store, moment);
  const phone = store.primaryPhone ? formatPhone(store.primaryPhone) : null;
  return (
    <Card className={styles['card']} data-store={store.storeCode}>
      <h2 className={styles['name']}>{store.titleLabel}</h2>
      <p>
        <Badge look={state.kind === 'open' ? 'success' : 'neutral'}>
          <Clock aria-hidden="true" size={14} />
          {openingWords(state)}
        </Badge>
      </p>
      <address className={styles['address']}>
        {store.address.addressLines.map((line) => (
          <span key={line}>{line}</span>
        ))}
        <span>
          {store.address.postalCode} {store.address.locality}
        </span>
      </address>
      <p className={styles['today']}>{storesCopy.today(hoursWords(hoursOn(store, moment.date)))}</p>
      <StoreHours store={store} today={moment.date} />
      <div className={styles['actions']}>
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
    </Card>
  );
}
