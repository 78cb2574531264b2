import type { PlacedOrderQuery } from '../../../../generated/documents.ts';
import { thanksCopy as copy } from '../copy.ts';

type Props = { order: PlacedOrderQuery['placedOrder']; email: string | null };

/** What happens from here, and what is asked of the buyer. */
export function NextSteps({ order, email }: Props) {
  const isPickup = order.delivery_mode === 'EMP';
  const { payment_method: method } = order;
  const steps = [
    email === null ? copy.mail : copy.mailTo(email),
    copy.next.payFirst[method],
    isPickup ? copy.toldWhenReady : copy.toldWhenSent,
    isPickup ? copy.next.fetch(order.number) : copy.next.receive,
    method === 'at_store' && !isPickup ? null : copy.next.payLast[method],
  ];
  return <ol>{steps.map((step) => step && <li key={step}>{step}</li>)}</ol>;
}
