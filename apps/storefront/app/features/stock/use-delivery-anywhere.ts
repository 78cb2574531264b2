import { deliveryAnywhere, rhythmOf } from '@nuancier/domain/arrivals/arrival.ts';
import { useFrame } from '../site/use-frame.ts';

/** The day so many packs would be at the door, whichever store has them brought; null where nobody can say. */
export function useDeliveryAnywhere(
  held: number | null | undefined,
  packs: number,
  at: string,
): string | null {
  const { delivery_cut_off: cutOff, delivery_working_days: days } = useFrame().layout.storeConfig ?? {};
  if (held == null || cutOff == null || days == null) return null;
  return deliveryAnywhere(held, packs, rhythmOf(cutOff, days), new Date(at));
}
