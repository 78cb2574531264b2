import { Card } from '@nuancier/ui/pieces/card.tsx';
import { formatPhone } from '@nuancier/ui/text/format.ts';
import type { OrderAtTheDeskFragment } from '../../../../generated/documents.ts';
import { orderCopy } from '../order-copy.ts';
import { pickerText } from '../order-moments.ts';
import { OrderPromise } from '../order-promise.tsx';
import styles from '../order-head.module.css';

const { preparation: copy } = orderCopy;

/** By when, for whom, and who is at it already. */
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
                <a href={`tel:${buyer.telephone}`}>{formatPhone(buyer.telephone)}</a>
              </p>
            )}
          </dd>
        </div>
        <div>
          <dt>{copy.picker}</dt>
          <dd>{picker === null ? copy.nobody : pickerText(picker)}</dd>
        </div>
      </dl>
    </Card>
  );
}
