import type { PlacedOrderQuery } from '../../../../generated/documents.ts';
import { thanksCopy as copy } from '../copy.ts';

type Props = { order: PlacedOrderQuery['placedOrder']; email: string | null };

/** What happens from here, and what is asked of the buyer. */
export function NextSteps({ order, email }: Props) {
  const isPickup = order.delivery_mode === 'EMP';
  const paysLater = isPickup ? copy.next.payAtStore : null;
  const steps = [
    email === null ? copy.mail : copy.mailTo(email),
    order.payment_method === 'bank_transfer' ? copy.next.transfer : null,
    isPickup ? copy.toldWhenReady : copy.toldWhenSent,
    isPickup ? copy.next.fetch(order.number) : copy.next.receive,
    order.payment_method === 'at_store' ? paysLater : null,
    order.payment_method === 'on_account' ? copy.next.onAccount : null,
  ];
  return <ol>{steps.map((step) => step && <li key={step}>{step}</li>)}</ol>;
}
