import { pickupFor } from '@nuancier/domain/stock/availability.ts';
import { formatPhone } from '@nuancier/ui/text/format.ts';
import { paths } from '../../../addresses/paths.ts';
import { ButtonLink } from '@nuancier/ui/pieces/buttons/button-link.tsx';
import type { StoreFacts } from '../../../actions/stores/store-facts.ts';
import type { CheckoutCart } from '../../../actions/checkout/checkout-cart.ts';
import { paymentStepCopy as copy } from '../copy.ts';
import styles from '../placed/placed-order-view.module.css';

type Props = { cart: CheckoutCart; store: StoreFacts | null; creditExceeded: boolean };

/** No payment method is available. Pickup can be paid at the counter; otherwise the store can be called. */
export function NoPayment({ cart, store, creditExceeded }: Props) {
  const canFetch =
    cart.mode === 'LIV' &&
    cart.lines.every((line) => pickupFor(line.stock ?? undefined, line.quantity).kind !== 'unavailable');
  return (
    <>
      <p>{canFetch ? copy.noneDelivered : creditExceeded ? copy.creditExceeded : copy.none}</p>
      <div className={styles.actions}>
        {canFetch && <ButtonLink to={paths['checkout-shipping']()}>{copy.choosePickup}</ButtonLink>}
        {store?.primaryPhone && (
          <a href={`tel:${store.primaryPhone}`}>
            {copy.callStore(store.titleLabel, formatPhone(store.primaryPhone))}
          </a>
        )}
      </div>
    </>
  );
}
