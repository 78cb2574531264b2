import { deliveryFor, pickupFor } from '@nuancier/domain/stock/availability.ts';
import type { StockFacts } from '@nuancier/domain/stock/availability.ts';
import { classNames } from '@nuancier/ui/pieces/class-names.ts';
import { stockCopy } from './copy.ts';
import styles from './stock-indicator.module.css';
import { StockTick } from './stock-tick.tsx';
import { deliveryDayWords, deliveryWords, pickupWords, promiseWords } from './stock-words.ts';

type Props = {
  /** What the viewer's own store holds; unknown promises nothing. */
  stock: StockFacts | undefined;
  quantity: number;
  /** Expected arrival, if known. */
  arrival?: ShownArrival | null | undefined;
  storeName?: string | undefined;
  size?: 'compact' | 'full';
};

/** An instant at the store, a day at the door. */
export type ShownArrival = { pickup_at: string | null; delivery_on: string | null };

/** Can it be fetched, can it be delivered: a tick or a cross each, always with its words. */
export function StockIndicator({ stock, quantity, arrival, storeName, size = 'full' }: Props) {
  const pickup = pickupFor(stock, quantity);
  const delivery = deliveryFor(stock, quantity);
  const { pickup_at: moment, delivery_on: day } = arrival ?? { pickup_at: null, delivery_on: null };
  return (
    <ul className={classNames(styles.indicator, styles[size])} aria-label={stockCopy.availability}>
      <StockTick promised={pickup.kind === 'click-and-collect' || pickup.kind === 'resupply'}>
        {pickupWords(pickup)}
        {moment !== null && <span className={styles.moment}> {promiseWords(moment, storeName)}</span>}
      </StockTick>
      <StockTick promised={delivery.kind === 'available'}>
        {deliveryWords(delivery)}
        {day !== null && <span className={styles.moment}> {deliveryDayWords(day)}</span>}
      </StockTick>
    </ul>
  );
}
