import { Link } from 'react-router';
import { formatMoment } from '@nuancier/ui/text/format.ts';
import { paths } from '../../../addresses/paths.ts';
import { PostalAddress } from '../../orders/order/postal-address.tsx';
import { TwoDeliveries } from '../../orders/order/two-deliveries.tsx';
import { deliveryDayWords } from '../../stock/stock-words.ts';
import { wishWords } from '../../stock/wish-words.ts';
import { StoreAddress } from '../../stores/card/store-address.tsx';
import type { StoreFacts } from '../../../actions/stores/store-facts.ts';
import { cartDeliveries } from '../cart-deliveries.ts';
import type { CheckoutCart } from '../../../actions/checkout/checkout-cart.ts';
import { paymentStepCopy as copy, shippingStepCopy, thanksCopy } from '../copy.ts';
import styles from './payment-way.module.css';

type Props = { cart: CheckoutCart; store: StoreFacts | null };

/** Before paying: delivery or pickup, its date, and the billing address. */
export function PaymentWay({ cart, store }: Props) {
  const isPickup = cart.mode === 'EMP';
  const isParted = cart.arrival?.wished?.kind === 'IN_TWO';
  return (
    <div className={styles.way}>
      <section aria-label={isPickup ? shippingStepCopy.pickup : shippingStepCopy.delivery}>
        <h2>{isPickup ? shippingStepCopy.pickup : shippingStepCopy.delivery}</h2>
        {datesOf(cart).map((when) => (
          <p key={when} className={styles.when}>
            {when}
          </p>
        ))}
        {isParted && <TwoDeliveries deliveries={cartDeliveries(cart)} />}
        {isPickup && store && (
          <>
            <p>{store.titleLabel}</p>
            <StoreAddress store={store} />
          </>
        )}
        {!isPickup && cart.shippingAddress && <PostalAddress address={cart.shippingAddress} />}
        {!isPickup && store && <p>{thanksCopy.preparedBy(store.titleLabel)}</p>}
        <Link to={paths['checkout-shipping']()} aria-label={copy.changeWay}>
          {copy.change}
        </Link>
      </section>
      {cart.billingAddress && (
        <section aria-label={copy.billedTo}>
          <h2>{copy.billedTo}</h2>
          <PostalAddress address={cart.billingAddress} />
          <Link to={paths['checkout-billing']()} aria-label={copy.changeBilling}>
            {copy.change}
          </Link>
        </section>
      )}
    </div>
  );
}

/** What was wished for; of what is fetched, also from when it is there. */
function datesOf({ mode, arrival }: CheckoutCart): string[] {
  if (arrival === null || mode === null) return [];
  const wished = arrival.wished ? [wishWords(arrival.wished)] : [];
  if (mode === 'LIV' && wished.length > 0) return wished;
  if (mode === 'LIV') return arrival.delivery_on ? [deliveryDayWords(arrival.delivery_on)] : [];
  const ready = arrival.pickup_at && shippingStepCopy.promised(formatMoment(new Date(arrival.pickup_at)));
  return ready ? [...wished, ready] : wished;
}
