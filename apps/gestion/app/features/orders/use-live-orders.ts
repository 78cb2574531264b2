import { useCallback } from 'react';
import { useLive } from '../office/live/use-live.ts';

/** `only`: of one order, where the rest of the shop changes nothing that is shown. */
export function useLiveOrders(only?: string): void {
  const concerns = useCallback(
    (subject: string) => (only === undefined ? subject.startsWith('order/') : subject === `order/${only}`),
    [only],
  );
  useLive(concerns);
}
