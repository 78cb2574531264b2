import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { Badge } from '@nuancier/ui/pieces/badge.tsx';
import type { OrderAtTheDeskFragment } from '../../../generated/documents.ts';
import { orderCopy as copy } from './order-copy.ts';
import { promiseLeft, promiseText } from './order-moments.ts';
import { usePassingNow } from './use-passing-now.ts';

type Props = {
  order: Pick<OrderAtTheDeskFragment, 'due_at' | 'delivery_on' | 'status' | 'is_late' | 'wished'>;
  /** when the page was read */
  now: string;
};

/** By when, and how long that is from now. */
export function OrderPromise({ order, now }: Props) {
  const passing = usePassingNow(now);
  const left = promiseLeft(order, passing);
  return (
    <div>
      <dt>{copy.due}</dt>
      <dd>
        {promiseText(order, passing)}
        {left !== null && (
          <p>
            <strong>{left}</strong>
          </p>
        )}
        {order.is_late && (
          <Badge look="danger">
            <TriangleAlert aria-hidden="true" size={16} /> {copy.late}
          </Badge>
        )}
        {order.wished !== null && <p>{`${copy.wished}\u00A0: ${order.wished}`}</p>}
      </dd>
    </div>
  );
}
