import type { PlacedOrderQuery } from '../../../../generated/documents.ts';
import { paths } from '../../../addresses/paths.ts';
import { ButtonLink } from '@nuancier/ui/pieces/buttons/button-link.tsx';
import { useFrame } from '../../site/use-frame.ts';
import { cardEnd } from './card-end.ts';
import { thanksCopy as copy } from '../copy.ts';
import styles from './placed-order-view.module.css';

type Props = { order: PlacedOrderQuery['placedOrder'] };

/** Refused by the bank, broken off, or paid too late: the order is cancelled, with what can be done about it. */
export function CardRefused({ order }: Props) {
  const { viewer } = useFrame();
  const { title, text } = cardEnd(order);
  // A customer's lines may have joined another cart of its own.
  const mayRetry = order.cart_id !== null || viewer.kind === 'signed-in';
  return (
    <>
      <h1>{title}</h1>
      <p role="alert" className={styles.lead}>
        {text}
      </p>
      <p>{copy.notOrdered(order.number)}</p>
      {order.cart_id !== null && <p>{copy.refusedHelp}</p>}
      <div className={styles.actions}>
        {mayRetry && <ButtonLink to={paths['checkout-payment']()}>{copy.retry}</ButtonLink>}
        <ButtonLink to={paths.cart()} look="secondary">
          {copy.seeCart}
        </ButtonLink>
      </div>
    </>
  );
}
