import { localMoment } from '@nuancier/domain/stores/local-moment.ts';
import { hoursOn } from '@nuancier/domain/stores/opening-hours.ts';
import { Link } from 'react-router';
import { formatNumber } from '@nuancier/ui/text/format.ts';
import { paths } from '../../../addresses/paths.ts';
import { Card } from '@nuancier/ui/pieces/card.tsx';
import { Disclosure } from '@nuancier/ui/pieces/disclosure.tsx';
import type { NamedShop } from '../../../backend/frame/frame-data.ts';
import { ChooseStoreForm } from '../choice/choose-store-form.tsx';
import { storesCopy } from '../copy.ts';
import { hoursWords } from './opening-words.ts';
import { OpeningBadge } from './opening-badge.tsx';
import { StoreAddress } from './store-address.tsx';
import styles from './store-card.module.css';
import { StoreContacts } from './store-contacts.tsx';
import type { StoreFacts } from '../../../actions/stores/store-facts.ts';
import { StoreHours } from './store-hours.tsx';

/** `now` is the server's instant: the first drawing in the browser must say the same. */
type Props = { store: StoreFacts; now: string; isCurrent: boolean; usual?: NamedShop | null };

export function StoreCard({ store, now, isCurrent, usual = null }: Props) {
  const moment = localMoment(new Date(now));
  return (
    <Card className={styles.card} data-store={store.storeCode}>
      <h2 className={styles.name}>
        <Link to={paths.store(store.storeCode)}>{store.titleLabel}</Link>
      </h2>
      <p className={styles.facts}>
        <OpeningBadge store={store} moment={moment} />
        {store.distance !== null && (
          <span className={styles.distance}>{storesCopy.distance(formatNumber(store.distance))}</span>
        )}
      </p>
      <StoreAddress store={store} />
      <p className={styles.today}>{storesCopy.today(hoursWords(hoursOn(store, moment.date)))}</p>
      <Disclosure summary={storesCopy.hours}>
        <StoreHours store={store} today={moment.date} />
      </Disclosure>
      <StoreContacts store={store} />
      <ChooseStoreForm store={store} isCurrent={isCurrent} usual={usual} />
    </Card>
  );
}
