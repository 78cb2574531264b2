import { Card } from '@nuancier/ui/pieces/card.tsx';
import type { OrderAtTheDeskFragment } from '../../../../generated/documents.ts';
import { Telephone } from '../../office/telephone/telephone.tsx';
import { OrderPayment } from '../money/order-payment.tsx';
import { orderCopy } from '../order-copy.ts';
import { OrderDestination } from '../order-destination.tsx';
import { pickerText } from '../order-moments.ts';
import { OrderPromise } from '../order-promise.tsx';
import styles from '../order-head.module.css';

const { preparation: copy } = orderCopy;

/** By when, for whom, where it goes, what is paid of it, and who is at it already. */
export function PreparationHead({ order, now }: { order: OrderAtTheDeskFragment; now: string }) {
  const { buyer, picker } = order;
  return (
    <Card>
      <dl className={styles.facts}>
        <OrderPromise order={order} now={now} />
        <div>
          <dt>{orderCopy.buyer}</dt>
          <dd>
            <strong>{buyer.name}</strong>
            {buyer.company !== null && <p>{buyer.company}</p>}
            {buyer.telephone !== null && (
              <p>
                <Telephone {...buyer} />
              </p>
            )}
          </dd>
        </div>
        <OrderDestination order={order} />
        <OrderPayment order={order} />
        <div>
          <dt>{copy.picker}</dt>
          <dd>{picker === null ? copy.nobody : pickerText(picker)}</dd>
        </div>
      </dl>
    </Card>
  );
}
