import { Badge } from '@nuancier/ui/pieces/badge.tsx';
import type { CustomerAtTheDeskFragment } from '../../../generated/documents.ts';
import { customerCopy as copy } from './customer-copy.ts';
import { PhoneText } from '../office/telephone/phone-text.tsx';
import styles from './customer-addresses.module.css';

type Addresses = CustomerAtTheDeskFragment['addresses'];

export function CustomerAddresses({ addresses }: { addresses: Addresses }) {
  if (addresses.length === 0) return null;
  return (
    <section className={styles.part}>
      <h2>{copy.addresses}</h2>
      <ul className={styles.addresses}>
        {addresses.map((address, at) => (
          <li key={at}>
            {address.label !== null && <strong>{address.label}</strong>}
            {address.is_default_delivery && <Badge>{copy.defaultDelivery}</Badge>}
            {address.is_default_invoicing && <Badge>{copy.defaultInvoicing}</Badge>}
            {address.lines.map((line, nth) => (
              <p key={nth}>{line}</p>
            ))}
            {address.telephone !== null && (
              <p>
                <PhoneText digits={address.telephone} />
              </p>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
