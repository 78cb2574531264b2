import { isStoreService } from '@nuancier/domain/stores/services.ts';
import { formatNumber } from '@nuancier/ui/text/format.ts';
import type { StoreAtTheDeskFragment } from '../../../generated/documents.ts';
import { storesCopy as copy } from './stores-copy.ts';
import { PhoneText } from '../office/telephone/phone-text.tsx';
import styles from './store-facts.module.css';

/** How to reach it, what it does, how far it goes. */
export function StoreFacts({ store }: { store: StoreAtTheDeskFragment }) {
  const { phone, fax, email, delivery_km: own, usual_delivery_km: usual } = store;
  const services = store.services.map((name) => (isStoreService(name) ? copy.serviceWords[name] : name));
  const reach = own === null ? copy.deliveryUsual(formatNumber(usual)) : copy.deliveryOwn(formatNumber(own));
  return (
    <dl className={styles.facts}>
      <div>
        <dt>{copy.address}</dt>
        <dd>{[...store.address_lines, `${store.postal_code} ${store.locality}`].join(', ')}</dd>
      </div>
      <div>
        <dt>{copy.phone}</dt>
        <dd>{phone === null ? copy.unknown : <PhoneText digits={phone} />}</dd>
      </div>
      <div>
        <dt>{copy.fax}</dt>
        <dd>{fax === null ? copy.unknown : <PhoneText digits={fax} />}</dd>
      </div>
      <div>
        <dt>{copy.email}</dt>
        <dd>{email ?? copy.unknown}</dd>
      </div>
      <div>
        <dt>{copy.services}</dt>
        <dd>{services.length === 0 ? copy.noServices : services.join(', ')}</dd>
      </div>
      <div>
        <dt>{copy.delivery}</dt>
        <dd>{reach}</dd>
      </div>
    </dl>
  );
}
