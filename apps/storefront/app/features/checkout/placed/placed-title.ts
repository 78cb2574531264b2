import type { PlacedOrderQuery } from '../../../../generated/documents.ts';
import { cardEnd } from './card-end.ts';
import { thanksCopy as copy } from '../copy.ts';

type Placed = { kind: 'ended' } | { kind: 'order'; order: PlacedOrderQuery['placedOrder'] } | undefined;

/** What became of the order, and which: the parts of the page's title. */
export function placedTitle(placed: Placed): readonly string[] {
  if (placed === undefined) return [copy.title];
  if (placed.kind === 'ended') return [copy.endedTitle];
  const { order } = placed;
  return [stateTitle(order), copy.followTitle(order.number)];
}

function stateTitle(order: PlacedOrderQuery['placedOrder']): string {
  const { payment_state: state } = order;
  if (state === 'refused' || state === 'refund-due') return cardEnd(order).title;
  return state === 'pending' ? copy.pendingTitle : copy.title;
}
