import type { CheckoutStep } from '@nuancier/domain/checkout/checkout-steps.ts';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { paths } from '../../../addresses/paths.ts';
import { Page } from '@nuancier/ui/pieces/navigation/page.tsx';
import { CartNotes } from '../../cart/cart-notes.tsx';
import type { CheckoutCart } from '../../../actions/checkout/checkout-cart.ts';
import { CheckoutRecap } from './checkout-recap.tsx';
import { checkoutCopy } from '../copy.ts';
import { RecapToggle } from './recap-toggle.tsx';
import styles from './step-frame.module.css';
import { StepList } from './step-list.tsx';
import { cartNotesOf } from '../../cart/cart-notes-of.ts';

type Props = {
  view: { step: CheckoutStep; cart: CheckoutCart; open: readonly CheckoutStep[] };
  title: string;
  children: ReactNode;
};

/**
 * A step: progress, the order's summary (folded up on phones), and the form. On wide screens the summary is right of
 * the form: it contains no tab stop.
 */
export function StepFrame({ view, title, children }: Props) {
  return (
    <Page>
      <StepList current={view.step} open={view.open} />
      <div className={styles.head}>
        <h1 className={styles.title}>{title}</h1>
        <Link to={paths.cart()}>{checkoutCopy.editCart}</Link>
      </div>
      <div className={styles.columns}>
        <aside className={styles.recap}>
          <RecapToggle cart={view.cart}>
            <CheckoutRecap cart={view.cart} step={view.step} />
          </RecapToggle>
        </aside>
        <div className={styles.asked}>
          <CartNotes notes={cartNotesOf(view.cart)} />
          {children}
        </div>
      </div>
    </Page>
  );
}
