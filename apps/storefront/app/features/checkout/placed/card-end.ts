import type { PlacedOrderQuery } from '../../../../generated/documents.ts';
import { thanksCopy as copy } from '../copy.ts';

type Ended = Pick<PlacedOrderQuery['placedOrder'], 'payment_state' | 'broken_off' | 'number'>;

/** Why an order paid by card was cancelled. */
export function cardEnd({ payment_state: state, broken_off: isBrokenOff, number }: Ended) {
  if (state === 'refund-due') return { title: copy.refundDueTitle, text: copy.refundDue(number) };
  if (isBrokenOff) return { title: copy.brokenOffTitle, text: copy.brokenOff };
  return { title: copy.refusedTitle, text: copy.refused };
}
