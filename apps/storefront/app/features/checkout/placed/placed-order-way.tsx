import { localMoment } from '@nuancier/domain/stores/local-moment.ts';
import { hoursOn } from '@nuancier/domain/stores/opening-hours.ts';
import { Link } from 'react-router';
import type { PlacedOrderQuery } from '../../../../generated/documents.ts';
import { formatMoment } from '@nuancier/ui/text/format.ts';
import { paths } from '../../../addresses/paths.ts';
import { Card } from '@nuancier/ui/pieces/card.tsx';
import { Disclosure } from '@nuancier/ui/pieces/disclosure.tsx';
import { orderDeliveries } from '../../orders/order/order-deliveries.ts';
import { PickupCode } from '../../orders/order/pickup-code.tsx';
import { PostalAddress } from '../../orders/order/postal-address.tsx';
import { TwoDeliveries } from '../../orders/order/two-deliveries.tsx';
import { deliveryDayWords } from '../../stock/stock-words.ts';
import { wishWords } from '../../stock/wish-words.ts';
import { storesCopy } from '../../stores/copy.ts';
import { hoursWords } from '../../stores/card/opening-words.ts';
import { StoreAddress } from '../../stores/card/store-address.tsx';
import { StoreContacts } from '../../stores/card/store-contacts.tsx';
import type { StoreFacts } from '../../../actions/stores/store-facts.ts';
import { StoreHours } from '../../stores/card/store-hours.tsx';
import { thanksCopy as copy } from '../copy.ts';

type Order = PlacedOrderQuery['placedOrder'];
type Props = { order: Order; store: StoreFacts | null; now: string };

/** Delivery or pickup, its date, and the store's contacts. */
export function PlacedOrderWay({ order, store, now }: Props) {
  const isPickup = order.delivery_mode === 'EMP';
  const { date } = localMoment(new Date(now));
  const deliveries = orderDeliveries(order.detail?.deliveries ?? [], order.detail?.items ?? null);
  const code = order.detail?.pickup_code;
  const address = isPickup ? null : order.detail?.shipping_address;
  return (
    <Card>
      <h2>{isPickup ? copy.pickup : copy.delivery}</h2>
      {deliveries.length > 0 && <TwoDeliveries deliveries={deliveries} />}
      {(deliveries.length === 0 ? dateWords(order) : []).map((when) => (
        <p key={when}>
          <strong>{when}</strong>
        </p>
      ))}
      {code && <PickupCode code={code} />}
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

/** What was wished for; of what is fetched, also from when it is there. */
function dateWords({ promised_at: moment, delivery_on: day, wished }: Order): string[] {
  const told = wished ? [wishWords(wished)] : [];
  if (moment) return [...told, copy.promised(formatMoment(new Date(moment)))];
  return wished || !day ? told : [deliveryDayWords(day)];
}
