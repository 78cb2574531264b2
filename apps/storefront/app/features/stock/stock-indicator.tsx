import { deliveryFor, pickupFor } from '@nuancier/domain/stock/availability.ts';
import type { StockFacts } from '@nuancier/domain/stock/availability.ts';
import { classNames } from '../../ui/class-names.ts';
import { stockCopy } from './copy.ts';
import styles from './stock-indicator.module.css';
import { StockTick } from './stock-tick.tsx';
import { deliveryWords, pickupWords, promiseWords } from './stock-words.ts';

type Props = {
  /** What the viewer's own store holds; unknown promises nothing. */
  stock: StockFacts | undefined;
  quantity: number;
  /** When three opening hours of that store have passed, as an ISO instant: `promisedPickup(store, now)`. */
  promise?: string | undefined;
  storeName?: string | undefined;
  /** Small on a card, with the promised moment on the product's page. */
  size?: 'compact' | 'full';
};

/** Can it be fetched, can it be delivered: a tick or a cross each, always with its words. */
export function StockIndicator({ stock, quantity, promise, storeName, size = 'full' }: Props) {
  const pickup = pickupFor(stock, quantity);
  const delivery = deliveryFor(stock, quantity);
  const moment = size === 'full' && pickup.kind === 'click-and-collect' ? promise : undefined;
  return (
    <ul className={classNames(styles['indicator'], styles[size])} aria-label={stockCopy.availability}>
      <StockTick promised={pickup.kind === 'click-and-collect' || pickup.kind === 'resupply'}>
        {pickupWords(pickup)}
        {moment !== undefined && <span className={styles['moment']}> {promiseWords(moment, storeName)}</span>}
      </StockTick>
      <StockTick promised={delivery.kind === 'available'}>{deliveryWords(delivery)}</StockTick>
    </ul>
  );
}
