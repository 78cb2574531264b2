import type { PlacedOrderQuery } from '../../../../generated/documents.ts';
import { orderCopy } from '../../orders/copy.ts';
import { OrderTimeline } from '../../orders/order/order-timeline.tsx';
import { thanksCopy as copy } from '../copy.ts';
import { hasMoved } from './has-moved.ts';
import { NextSteps } from './next-steps.tsx';

type Props = { order: PlacedOrderQuery['placedOrder']; email: string | null };

/** What comes next; once the order has moved, what has come. */
export function PlacedOrderCourse({ order, email }: Props) {
  const { detail } = order;
  if (detail && hasMoved(detail))
    return (
      <>
        <h2>{orderCopy.tracking}</h2>
        <OrderTimeline changes={detail.status_changes} />
      </>
    );
  return (
    <>
      <h2>{copy.nextTitle}</h2>
      <NextSteps order={order} email={email} />
    </>
  );
}
