import { localMoment } from '@nuancier/domain/stores/local-moment.ts';
import { lazy, Suspense } from 'react';
import { Card } from '@nuancier/ui/pieces/card.tsx';
import { useHydrated } from '@nuancier/ui/pieces/browser/use-hydrated.ts';
import { mailLink } from '@nuancier/ui/text/mail-link.ts';
import type { NamedShop } from '../../../backend/frame/frame-data.ts';
import { ChooseStoreForm } from '../choice/choose-store-form.tsx';
import { storesCopy } from '../copy.ts';
import { OpeningBadge } from '../card/opening-badge.tsx';
import { serviceWords } from './service-words.ts';
import { StoreAddress } from '../card/store-address.tsx';
import { StoreContacts } from '../card/store-contacts.tsx';
import type { StoreFacts } from '../../../actions/stores/store-facts.ts';
import { StoreHours } from '../card/store-hours.tsx';
import styles from './store-page.module.css';

// The drawing of the départements is heavy: it comes after the page.
const StoreMap = lazy(async () => ({
  default: (await import('../map/store-map.tsx')).StoreMap,
}));

type Props = { store: StoreFacts; now: string; isCurrent: boolean; usual: NamedShop | null };

/** Everything about one store. */
export function StorePage({ store, now, isCurrent, usual }: Props) {
  const moment = localMoment(new Date(now));
  const services = serviceWords(store.services);
  const hydrated = useHydrated();
  return (
    <div className={styles.store}>
      <Card className={styles.part}>
        <h2>{storesCopy.contact}</h2>
        <StoreAddress store={store} />
        <StoreContacts store={store} />
        {store.email && (
          <a href={mailLink(store.email)} className={styles.email}>
            {store.email}
          </a>
        )}
        <ChooseStoreForm store={store} isCurrent={isCurrent} usual={usual} />
      </Card>
      <Card className={styles.part}>
        <h2>{storesCopy.hours}</h2>
        <p>
          <OpeningBadge store={store} moment={moment} />
        </p>
        <StoreHours store={store} today={moment.date} />
      </Card>
      <Card className={styles.part}>
        <h2>{storesCopy.onMap}</h2>
        {hydrated ? (
          <Suspense fallback={<div className={styles['map-place']} />}>
            <StoreMap stores={[store]} search={{ kind: 'all' }} close />
          </Suspense>
        ) : (
          <div className={styles['map-place']} />
        )}
      </Card>
      {services.length > 0 && (
        <Card className={styles.part}>
          <h2>{storesCopy.services}</h2>
          <ul className={styles.services}>
            {services.map((service) => (
              <li key={service}>{service}</li>
            ))}
          </ul>
        </Card>
      )}
    </div>
  );
}
