import { paths } from '../../../addresses/paths.ts';
import { ButtonLink } from '@nuancier/ui/pieces/buttons/button-link.tsx';
import { paymentStepCopy as copy } from '../copy.ts';
import styles from './placed-order-view.module.css';

/** The cart was ordered meanwhile, in another tab for instance: this form came too late, and did nothing. */
export function CartGone({ order }: { order: string | null }) {
  return (
    <>
      <p role="alert" className={styles.lead}>
        {copy.gone}
      </p>
      <p>{copy.goneHelp}</p>
      <div className={styles.actions}>
        {order && <ButtonLink to={order}>{copy.seeOrder}</ButtonLink>}
        <ButtonLink to={paths.cart()} look="secondary">
          {copy.seeCart}
        </ButtonLink>
      </div>
    </>
  );
}
