import { Link } from 'react-router';
import { Card } from '@nuancier/ui/pieces/card.tsx';
import { EmailText } from '@nuancier/ui/pieces/email-text.tsx';
import { formatMoment } from '@nuancier/ui/text/format.ts';
import { mailLink } from '@nuancier/ui/text/mail-link.ts';
import type { OrderAtTheDeskFragment } from '../../../generated/documents.ts';
import { paths } from '../../addresses/paths.ts';
import { orderCopy as copy } from './order-copy.ts';
import { OrderPayment } from './money/order-payment.tsx';
import { OrderDestination } from './order-destination.tsx';
import { startedText } from './order-moments.ts';
import { OrderPromise } from './order-promise.tsx';
import { Telephone } from '../office/telephone/telephone.tsx';
import styles from './order-head.module.css';

/** Who, by when, where, and what is to be paid. */
export function OrderHead({ order, now }: { order: OrderAtTheDeskFragment; now: string }) {
  const { buyer, picker } = order;
  const references = [order.purchase_ref, order.purchase_order_number].filter(Boolean).join(' · ');
  return (
    <Card>
      <dl className={styles.facts}>
        <OrderPromise order={order} now={now} />
        <div>
          <dt>{copy.buyer}</dt>
          <dd>
            <strong>{buyer.name}</strong>
            {buyer.company !== null && (
              <p>
                {[buyer.company, buyer.client_code === null ? null : copy.clientCode(buyer.client_code)]
                  .filter(Boolean)
                  .join(', ')}
              </p>
            )}
            {buyer.telephone !== null && (
              <p>
                <Telephone {...buyer} />
              </p>
            )}
            <p>
              <a href={mailLink(buyer.email)}>
                <EmailText address={buyer.email} />
              </a>
            </p>
            {buyer.representative !== null && <p>{copy.representative(buyer.representative)}</p>}
          </dd>
        </div>
        <OrderDestination order={order} />
        <OrderPayment order={order} />
        {order.returns.length > 0 && (
          <div>
            <dt>{copy.returns}</dt>
            <dd>
              {order.returns.map((one) => (
                <p key={one.id}>
                  <Link to={paths.shopReturn(one.id)} className={styles.link}>
                    {copy.returnOf(formatMoment(new Date(one.declared_at)), one.state_label)}
                  </Link>
                </p>
              ))}
            </dd>
          </div>
        )}
        {references !== '' && (
          <div>
            <dt>{copy.references}</dt>
            <dd>{references}</dd>
          </div>
        )}
        {order.customer_notes !== null && (
          <div>
            <dt>{copy.notes}</dt>
            <dd className={styles.words}>{order.customer_notes}</dd>
          </div>
        )}
      </dl>
      <p className={styles.origin}>
        {copy.placed(formatMoment(new Date(order.placed_at)), order.origin_label)}
        {picker !== null && ` · ${startedText(picker, new Date(now))}`}
      </p>
    </Card>
  );
}
