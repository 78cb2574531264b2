import { localMoment } from '@nuancier/domain/stores/local-moment.ts';
import { hoursOn } from '@nuancier/domain/stores/opening-hours.ts';
import { Link } from 'react-router';
import type { PlacedOrderQuery } from '../../../generated/documents.ts';
import { formatMoment } from '../../format.ts';
import { paths } from '../../paths.ts';
import { Card } from '../../ui/card.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { PostalAddress } from '../orders/postal-address.tsx';
import { deliveryDayWords } from '../stock/stock-words.ts';
import { storesCopy } from '../stores/copy.ts';
import { hoursWords } from '../stores/opening-words.ts';
import { StoreAddress } from '../stores/store-address.tsx';
import { StoreContacts } from '../stores/store-contacts.tsx';
import type { StoreFacts } from '../stores/store-facts.ts';
import { StoreHours } from '../stores/store-hours.tsx';
import { thanksCopy as copy } from './copy.ts';

type Order = PlacedOrderQuery['placedOrder'];
type Props = { order: Order; store: StoreFacts | null; now: string };

/** Where and when the goods are had, and whom to call about them. */
export function PlacedOrderWay({ order, store, now }: Props) {
  const isPickup = order.delivery_mode === 'EMP';
  const { date } = localMoment(new Date(now));
  const when = dateWords(order);
  const address = isPickup ? null : order.detail?.shipping_address;
  return (
    <Card>
      <h2>{isPickup ? copy.pickup : copy.delivery}</h2>
      {when && (
        <p>
          <strong>{when}</strong>
        </p>
      )}
      {address && <PostalAddress address={address} />}
      {store && (
        <>
          <p>
            <Link to={paths.store(store.storeCode)}>
              {isPickup ? store.titleLabel : copy.preparedBy(store.titleLabel)}
            </Link>
          </p>
          {isPickup && <StoreAddress store={store} />}
          <p>{storesCopy.today(hoursWords(hoursOn(store, date)))}</p>
          <Disclosure summary={storesCopy.hours}>
            <StoreHours store={store} today={date} />
          </Disclosure>
          <StoreContacts store={store} />
        </>
      )}
    </Card>
  );
}

function dateWords({ promised_at: moment, delivery_on: day }: Order): string | null {
  if (moment) return copy.promised(formatMoment(new Date(moment)));
  return day && deliveryDayWords(day);
}
