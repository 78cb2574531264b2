import { useEffect } from 'react';
import { useFetcher } from 'react-router';
import type { CartPage } from '../../features/cart/page/cart-page.ts';
import { CartSketch } from '../../features/cart/page/cart-sketch.tsx';
import { CartTrouble } from '../../features/cart/page/cart-trouble.tsx';
import { cartCopy } from '../../features/cart/copy.ts';
import { EmptyCart } from '../../features/cart/page/empty-cart.tsx';
import { NextStep } from '../../features/cart/summary/next-step.tsx';
import { closePanel } from '../../panel-state/panel-store.ts';
import { paths } from '../../addresses/paths.ts';
import { ButtonLink } from '@nuancier/ui/pieces/buttons/button-link.tsx';
import { Drawer } from '@nuancier/ui/pieces/dialog/drawer.tsx';
import styles from '../body/panel-body.module.css';

/** The cart at a glance, as its page has it. */
export default function CartPanel() {
  const { data, load } = useFetcher<{ page: CartPage }>({ key: 'cart-panel' });
  useEffect(() => {
    void load(paths.cart());
  }, [load]);
  const page = data?.page;
  return (
    <Drawer
      title={cartCopy.title}
      onClose={closePanel}
      footer={
        page?.kind === 'filled' && (
          <div className={styles.ways}>
            <ButtonLink to={paths.cart()} look="secondary" wide>
              {cartCopy.seeCart}
            </ButtonLink>
            <NextStep cart={page.cart} />
          </div>
        )
      }
    >
      <div role="status">{!page && <p>{cartCopy.loading}</p>}</div>
      {page?.kind === 'unavailable' && <CartTrouble />}
      {page?.kind === 'empty' && <EmptyCart />}
      {page?.kind === 'filled' && <CartSketch {...page} />}
    </Drawer>
  );
}
