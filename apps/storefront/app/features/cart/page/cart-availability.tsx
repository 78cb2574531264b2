import type { FrameData } from '../../../backend/frame/frame-data.ts';
import type { ShownArrival } from '../../stock/stock-indicator.tsx';
import { deliveryAnywhereWords, deliveryDayWords, promiseWords } from '../../stock/stock-words.ts';
import { FindStoreButton } from '../../stores/find-store-button.tsx';
import { frameCopy } from '../../site/frame-copy.ts';
import styles from './cart-availability.module.css';
import type { CartModes } from './cart-modes.ts';
import { cartCopy } from '../copy.ts';

type Props = { ways: CartModes | null; arrival: ShownArrival | null; store: FrameData['currentShop'] };

/** Whether the cart as a whole can be fetched and delivered; without a store, what a delivery from the platform takes. */
export function CartAvailability({ ways, arrival, store }: Props) {
  if (ways === null)
    return (
      <div className={styles.promises}>
        {arrival?.delivery_on && <p>{deliveryAnywhereWords(arrival.delivery_on)}</p>}
        <p>{cartCopy.withoutStore}</p>
        <FindStoreButton look="secondary" size="small">
          {cartCopy.chooseStore}
        </FindStoreButton>
      </div>
    );
  const { collectable, deliverable } = ways;
  const place = placeWords(store);
  return (
    <ul className={styles.promises}>
      <li>
        {collectable ? cartCopy.allCollectable(place) : cartCopy.someNotCollectable(place)}
        {collectable && arrival?.pickup_at && <strong> {promiseWords(arrival.pickup_at, undefined)}.</strong>}
      </li>
      <li>
        {deliverable ? cartCopy.allDeliverable : cartCopy.someNotDeliverable}
        {deliverable && arrival?.delivery_on && <strong> {deliveryDayWords(arrival.delivery_on)}.</strong>}
      </li>
    </ul>
  );
}

function placeWords(store: Props['store']): string {
  if (store === null) return cartCopy.inNearestStore;
  return store.own ? cartCopy.inStore(frameCopy.thisTime(store.name)) : cartCopy.inOwnStore;
}
