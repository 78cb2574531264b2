import type { OrderAtTheDeskFragment } from '../../../generated/documents.ts';
import { orderCopy as copy } from './order-copy.ts';

type Props = { order: Pick<OrderAtTheDeskFragment, 'mode' | 'store' | 'address'> };

/** Fetched at the store, or sent, and to whom. */
export function OrderDestination({ order }: Props) {
  const isFetched = order.mode === 'EMP';
  return (
    <div>
      <dt>{isFetched ? copy.pickup : copy.delivery}</dt>
      <dd>{isFetched ? order.store.name : order.address.map((line) => <p key={line}>{line}</p>)}</dd>
    </div>
  );
}
