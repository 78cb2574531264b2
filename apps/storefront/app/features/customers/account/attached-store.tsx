import { Link } from 'react-router';
import type { DashboardQuery } from '../../../../generated/documents.ts';
import { formatPhone } from '@nuancier/ui/text/format.ts';
import { paths } from '../../../addresses/paths.ts';
import { accountCopy } from '../account-copy.ts';

type Props = { store: DashboardQuery['store'] };

/** The point of sale that looks after the customer. */
export function AttachedStore({ store }: Props) {
  return (
    <>
      {store ? (
        <address>
          <strong>{store.titleLabel}</strong>
          {[...store.address.addressLines, `${store.address.postalCode} ${store.address.locality}`].map(
            (line) => (
              <span key={line}>
                <br />
                {line}
              </span>
            ),
          )}
          {store.primaryPhone && (
            <>
              <br />
              <a href={`tel:${store.primaryPhone}`}>{accountCopy.phone(formatPhone(store.primaryPhone))}</a>
            </>
          )}
        </address>
      ) : (
        <p>{accountCopy.noStore}</p>
      )}
      <Link to={paths.stores()}>{accountCopy.storeLink}</Link>
    </>
  );
}
