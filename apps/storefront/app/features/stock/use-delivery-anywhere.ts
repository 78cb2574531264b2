import { deliveryAnywhere, rhythmOf } from '@nuancier/domain/arrivals/arrival.ts';
import { useFrame } from '../site/use-frame.ts';

/** Delivery day of so many packs, from whichever store; null when unknown. */
export function useDeliveryAnywhere(
  held: number | null | undefined,
  packs: number,
  at: string,
): string | null {
  const { delivery_cut_off: cutOff, delivery_working_days: days } = useFrame().layout.storeConfig ?? {};
  if (held == null || cutOff == null || days == null) return null;
  return deliveryAnywhere(held, packs, rhythmOf(cutOff, days), new Date(at));
}
