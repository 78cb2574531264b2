import { paths } from '../../paths.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { useFrame } from '../site/use-frame.ts';
import { paymentStepCopy as copy } from './copy.ts';
import styles from './placed-order-view.module.css';

/** The cart was ordered meanwhile, in another tab for instance: this form came too late, and did nothing. */
export function CartGone() {
  const { viewer } = useFrame();
  return (
    <>
      <p role="alert" className={styles['lead']}>
        {copy.gone}
      </p>
      <p>{copy.goneHelp}</p>
      <div className={styles['actions']}>
        {viewer.kind === 'signed-in' && viewer.rights.is_view_order && (
          <ButtonLink to={paths['customer-order-history']()}>{copy.seeOrders}</ButtonLink>
        )}
        <ButtonLink to={paths.cart()} look="secondary">
          {copy.seeCart}
        </ButtonLink>
      </div>
    </>
  );
}
