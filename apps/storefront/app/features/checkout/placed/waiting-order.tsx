import { ButtonLink } from '@nuancier/ui/pieces/buttons/button-link.tsx';
import { Card } from '@nuancier/ui/pieces/card.tsx';
import { thanksCopy as copy } from '../copy.ts';
import styles from './placed-order-view.module.css';

type Props = { order: { number: string; path: string } };

/** Above an empty cart: where its articles are. */
export function WaitingOrder({ order }: Props) {
  return (
    <Card>
      <p>{copy.waiting(order.number)}</p>
      <div className={styles.actions}>
        <ButtonLink to={order.path}>{copy.waitingLink}</ButtonLink>
      </div>
    </Card>
  );
}
