import type { CheckoutStep } from '@nuancier/domain/checkout/checkout-steps.ts';
import type { ReactNode } from 'react';
import { Page } from '../../ui/page.tsx';
import { CartNotes } from '../cart/cart-notes.tsx';
import type { CheckoutCart } from './checkout-cart.ts';
import { RECAP_ID, RecapLink } from './recap-link.tsx';
import { CheckoutRecap } from './checkout-recap.tsx';
import styles from './step-frame.module.css';
import { StepList } from './step-list.tsx';

type Props = {
  view: { step: CheckoutStep; cart: CheckoutCart; open: readonly CheckoutStep[] };
  title: string;
  children: ReactNode;
};

/** A step: where one stands, what is asked, and what one is about to order. */
export function StepFrame({ view, title, children }: Props) {
  return (
    <Page>
      <StepList current={view.step} open={view.open} />
      <div className={styles['columns']}>
        <div className={styles['asked']}>
          <RecapLink cart={view.cart} />
          <h1>{title}</h1>
          <CartNotes notes={view.cart.notes} />
          {children}
        </div>
        <aside id={RECAP_ID} className={styles['recap']}>
          <CheckoutRecap cart={view.cart} step={view.step} />
        </aside>
      </div>
    </Page>
  );
}
