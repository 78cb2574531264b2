import type { PlacedOrderQuery } from '../../../../generated/documents.ts';
import { formatDate } from '@nuancier/ui/text/format.ts';
import { paths } from '../../../addresses/paths.ts';
import { ButtonLink } from '@nuancier/ui/pieces/buttons/button-link.tsx';
import { Card } from '@nuancier/ui/pieces/card.tsx';
import { orderCopy } from '../../orders/copy.ts';
import { OrderLines } from '../../orders/order/order-lines.tsx';
import { OrderRefunds } from '../../orders/order/order-refunds.tsx';
import { OrderSubstitutes } from '../../orders/order/order-substitutes.tsx';
import { OrderSums } from '../../orders/order/order-sums.tsx';
import { OrderWithdrawals } from '../../orders/order/order-withdrawals.tsx';
import { referenceWords } from '../../orders/reference-words.ts';
import { PostalAddress } from '../../orders/order/postal-address.tsx';
import { TotalPair } from '../../pricing/total-pair.tsx';
import { usePriceView } from '../../pricing/use-price-view.ts';
import { useFrame } from '../../site/use-frame.ts';
import type { StoreFacts } from '../../../actions/stores/store-facts.ts';
import { thanksCopy as copy } from '../copy.ts';
import type { SubstituteAnswer } from '../../../actions/checkout/substitute-answer.ts';
import type { NewAccountAnswer } from '../../../actions/checkout/new-account-answer.ts';
import { NewAccountForm } from './new-account-form.tsx';
import { PlacedOrderCourse } from './placed-order-course.tsx';
import { PlacedOrderHead } from './placed-order-head.tsx';
import { PlacedOrderWay } from './placed-order-way.tsx';
import styles from './placed-order-view.module.css';

type Props = {
  placed: {
    order: PlacedOrderQuery['placedOrder'];
    store: StoreFacts | null;
    conditionsVersion: string;
    now: string;
  };
  answer: NewAccountAnswer | SubstituteAnswer | undefined;
};

/** What was ordered, how it reaches the buyer, what it comes to and what comes next. */
export function PlacedOrderView({ placed, answer }: Props) {
  const { order, store, conditionsVersion, now } = placed;
  const { detail } = order;
  const { viewer } = useFrame();
  const view = usePriceView();
  const isSignedIn = viewer.kind === 'signed-in';
  const excluding = order.total_excluding_tax?.value;
  const including = order.grand_total?.value;
  // A signed-in customer's mail links to the account.
  const linkEnd = order.may_open_account && !isSignedIn ? new Date(order.link_until) : null;
  const email = isSignedIn ? viewer.email : (detail?.email ?? null);
  return (
    <>
      <PlacedOrderHead order={order} />
      {(detail ? referenceWords(detail) : []).map((words) => (
        <p key={words}>{words}</p>
      ))}
      {order.may_open_account && detail && (
        <OrderSubstitutes
          substitutes={detail.substitutes ?? []}
          refusal={answer?.kind === 'substitute' ? answer.refusal : null}
          pending={false}
        />
      )}
      {linkEnd && <p>{copy.linkUntil(formatDate(linkEnd))}</p>}
      <div className={styles.cards}>
        <PlacedOrderWay order={order} store={store} now={now} />
        <Card>
          <PlacedOrderCourse order={order} email={email} />
        </Card>
        <Card>
          <h2>{orderCopy.payment}</h2>
          {detail && <p>{(detail.payment_methods ?? []).map((method) => method?.name).join(', ')}</p>}
          {detail && <OrderRefunds refunds={detail.refunds} />}
          {!detail?.total && excluding != null && including != null && (
            <TotalPair view={view} amounts={{ excluding, including }} />
          )}
          {detail?.billing_address && (
            <>
              <h3>{orderCopy.billing}</h3>
              <PostalAddress address={detail.billing_address} />
            </>
          )}
        </Card>
        {detail && detail.withdrawals.length > 0 && (
          <OrderWithdrawals withdrawals={detail.withdrawals} lines={linesOf(detail)} />
        )}
      </div>
      <div className={styles.more}>
        {detail && <PlacedLines order={order} detail={detail} />}
        {order.may_open_account && !isSignedIn && email !== null && (
          <NewAccountForm
            email={email}
            conditionsVersion={conditionsVersion}
            answer={answer?.kind === 'account' ? answer : undefined}
          />
        )}
      </div>
      <div className={styles.actions}>
        {isSignedIn && viewer.rights.is_view_order && detail && (
          <ButtonLink to={paths['customer-order'](order.number)}>{copy.seeOrder}</ButtonLink>
        )}
        <ButtonLink to={paths.home()} look="secondary">
          {copy.continue}
        </ButtonLink>
      </div>
    </>
  );
}

type Detail = NonNullable<PlacedOrderQuery['placedOrder']['detail']>;

function PlacedLines({ order, detail }: { order: Props['placed']['order']; detail: Detail }) {
  const lines = linesOf(detail);
  const isPickup = order.delivery_mode === 'EMP';
  return (
    <section>
      <h2>{orderCopy.lines}</h2>
      <OrderLines lines={lines} showsPrices={detail.total !== null} isPickup={isPickup} />
      {detail.total && <OrderSums total={detail.total} lines={lines} isPickup={isPickup} />}
    </section>
  );
}

function linesOf({ items }: Detail) {
  // Of a line whose packs are all cancelled nothing is left to see.
  return (items ?? []).flatMap((line) => (line && line.quantity_current > 0 ? [line] : []));
}
