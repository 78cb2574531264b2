import { arrivalOf, rhythmOf } from '@nuancier/domain/arrivals/arrival.ts';
import type { StockFacts } from '@nuancier/domain/stock/availability.ts';
import { useFrame } from '../site/use-frame.ts';
import type { ShownArrival } from './stock-indicator.tsx';

type DeliverableStock = StockFacts & { deliverable: number | null };

/** When so many packs would be there, by the store's stock at a moment; null without a store. */
export function useArrival(
  stock: DeliverableStock | undefined,
  packs: number,
  at: string,
): ShownArrival | null {
  const { layout } = useFrame();
  const store = layout.getCurrentShop?.store ?? null;
  const { delivery_cut_off: cutOff, delivery_working_days: days } = layout.storeConfig ?? {};
  if (store === null || stock === undefined || cutOff == null || days == null) return null;
  const goods = { packs, store: stock, deliverable: stock.deliverable ?? 0 };
  const { pickupAt, deliveryOn } = arrivalOf(goods, store, rhythmOf(cutOff, days), new Date(at));
  return { pickup_at: pickupAt?.toISOString() ?? null, delivery_on: deliveryOn };
}
