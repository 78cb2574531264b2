import { paths } from '../../paths.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { thanksCopy as copy } from './copy.ts';
import styles from './placed-order-view.module.css';

export function CardRefused() {
  return (
    <>
      <h1>{copy.refusedTitle}</h1>
      <p role="alert" className={styles['lead']}>
        {copy.refused}
      </p>
      <p>{copy.refusedHelp}</p>
      <div className={styles['actions']}>
        <ButtonLink to={paths['checkout-payment']()}>{copy.retry}</ButtonLink>
        <ButtonLink to={paths.cart()} look="secondary">
          {copy.seeCart}
        </ButtonLink>
      </div>
    </>
  );
}
