import { Link } from 'react-router';
import type { OrderDetailFragment, OrderLineFieldsFragment } from '../../../../generated/documents.ts';
import { formatDate } from '@nuancier/ui/text/format.ts';
import { paths } from '../../../addresses/paths.ts';
import { Badge } from '@nuancier/ui/pieces/badge.tsx';
import { Card } from '@nuancier/ui/pieces/card.tsx';
import type { FormAnswer, FormRefused } from '@nuancier/ui/pieces/form/form-answer.ts';
import { wishWords } from '../../stock/wish-words.ts';
import { StoreAddress } from '../../stores/card/store-address.tsx';
import type { StoreFacts } from '../../../actions/stores/store-facts.ts';
import { paperCopy } from '../../site/papers/copy.ts';
import { orderCopy, ordersCopy } from '../copy.ts';
import type { Outlook } from '../again/outlook-words.ts';
import { orderDeliveries } from './order-deliveries.ts';
import { OrderLines } from './order-lines.tsx';
import { OrderRefunds } from './order-refunds.tsx';
import { OrderStatusBadge } from '../order-status-badge.tsx';
import { OrderSubstitutes } from './order-substitutes.tsx';
import { OrderSums } from './order-sums.tsx';
import { OrderTimeline } from './order-timeline.tsx';
import { OrderWithdrawals } from './order-withdrawals.tsx';
import styles from './order-view.module.css';
import { PickupCode } from './pickup-code.tsx';
import { PostalAddress } from './postal-address.tsx';
import { orderPromiseWords } from './promise-words.ts';
import { referenceWords } from '../reference-words.ts';
import { ReorderForm } from './reorder-form.tsx';
import { TwoDeliveries } from './two-deliveries.tsx';

type Props = {
  order: OrderDetailFragment;
  lines: readonly OrderLineFieldsFragment[];
  /** what ordering each line again would do */
  outlooks: Readonly<Record<string, Outlook>>;
  store: StoreFacts | null;
  /** the reader may see quotations */
  opensQuotations: boolean;
  answer: FormAnswer | undefined;
  /** why the answer to a proposal was not taken */
  substituteRefusal: FormRefused | null;
  pending: boolean;
};

export function OrderView({
  order,
  lines,
  outlooks,
  store,
  opensQuotations,
  answer,
  substituteRefusal,
  pending,
}: Props) {
  return (
    <>
      <p className={styles.head}>
        <OrderStatusBadge order={order} />
        {order.waiting_for_approval && <Badge look="warning">{ordersCopy.waiting}</Badge>}
        <span>
          {ordersCopy.placedOn(formatDate(new Date(order.order_date)))}{' '}
          {ordersCopy.by(order.buyer_name, order.representative_name)}, {order.order_origin_label}
        </span>
        {order.quotations.map(({ number, label }) => (
          <span key={number}>
            {opensQuotations ? (
              <Link to={paths['customer-quotation'](number)}>{ordersCopy.quotation(number)}</Link>
            ) : (
              ordersCopy.quotation(number)
            )}
            {label && ordersCopy.quotedFor(label)}
          </span>
        ))}
        {referenceWords(order).map((words) => (
          <span key={words}>{words}</span>
        ))}
        <Link to={paths['customer-order-paper'](order.number)}>{paperCopy.see}</Link>
        <a href={paths.orderDocument(order.number)} download>
          {ordersCopy.download}
        </a>
        <a href={paths.sheets({ order: order.number })} download>
          {ordersCopy.sheets}
        </a>
      </p>
      <div className={styles.cards}>
        {order.status_changes.length > 0 && (
          <Card>
            <h2>{orderCopy.tracking}</h2>
            <OrderTimeline changes={order.status_changes} />
          </Card>
        )}
        <OrderWay order={order} lines={lines} store={store} />
        <OrderPayment order={order} />
        {order.withdrawals.length > 0 && <OrderWithdrawals withdrawals={order.withdrawals} lines={lines} />}
      </div>
      <OrderSubstitutes substitutes={order.substitutes ?? []} refusal={substituteRefusal} pending={pending} />
      <section className={styles.section}>
        <h2>{orderCopy.lines}</h2>
        {order.read_only ? (
          <OrderLines
            lines={lines}
            showsPrices={order.total !== null}
            isPickup={order.delivery_mode === 'EMP'}
          />
        ) : (
          <ReorderForm
            lines={lines}
            outlooks={outlooks}
            showsPrices={order.total !== null}
            isPickup={order.delivery_mode === 'EMP'}
            answer={answer}
            pending={pending}
          />
        )}
      </section>
      {order.total && (
        <section className={styles.sums}>
          <h2>{orderCopy.sums}</h2>
          <OrderSums total={order.total} lines={lines} isPickup={order.delivery_mode === 'EMP'} />
        </section>
      )}
      {order.withdrawable_items.length > 0 && (
        <section className={styles.section}>
          <p>{orderCopy.withdrawHelp}</p>
          <p>
            <Link to={paths.withdrawal(order.number)}>{orderCopy.withdraw}</Link>
          </p>
        </section>
      )}
    </>
  );
}

/** Where the goods are fetched, or where they go. */
function OrderWay({ order, lines, store }: Pick<Props, 'order' | 'lines' | 'store'>) {
  const isPickup = order.delivery_mode === 'EMP';
  const deliveries = orderDeliveries(order.deliveries, order.items);
  const isDayShown = !isPickup && (order.wished !== null || deliveries.length > 0);
  const promise = isDayShown ? null : orderPromiseWords(order, lines);
  return (
    <Card>
      <h2>{isPickup ? orderCopy.pickup : orderCopy.delivery}</h2>
      {store && (
        <p>
          <Link to={paths.store(store.storeCode)}>{store.titleLabel}</Link>
        </p>
      )}
      {isPickup && store && <StoreAddress store={store} />}
      {order.pickup_code !== null && <PickupCode code={order.pickup_code} />}
      {order.wished && <p>{wishWords(order.wished)}</p>}
      {promise && <p>{promise}</p>}
      {deliveries.length > 0 && <TwoDeliveries deliveries={deliveries} />}
      {!isPickup && order.shipping_address && <PostalAddress address={order.shipping_address} />}
    </Card>
  );
}

function OrderPayment({ order }: { order: OrderDetailFragment }) {
  const state = orderCopy.paymentStates[order.payment_state];
  return (
    <Card>
      <h2>{orderCopy.payment}</h2>
      <p>{(order.payment_methods ?? []).map((method) => method?.name).join(', ')}</p>
      {state && <p>{state}</p>}
      <OrderRefunds refunds={order.refunds} />
      {order.billing_address && (
        <>
          <h3>{orderCopy.billing}</h3>
          <PostalAddress address={order.billing_address} />
        </>
      )}
    </Card>
  );
}
