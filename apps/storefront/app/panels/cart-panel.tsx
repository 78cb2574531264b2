import { useEffect } from 'react';
import { useFetcher } from 'react-router';
import type { CartPage } from '../features/cart/cart-page.ts';
import { CartSketch } from '../features/cart/cart-sketch.tsx';
import { CartTrouble } from '../features/cart/cart-trouble.tsx';
import { cartCopy } from '../features/cart/copy.ts';
import { EmptyCart } from '../features/cart/empty-cart.tsx';
import { WayOn } from '../features/cart/way-on.tsx';
import { closePanel } from '../panel-store.ts';
import { paths } from '../paths.ts';
import { ButtonLink } from '../ui/button-link.tsx';
import { Drawer } from '../ui/drawer.tsx';
import styles from './add-to-cart-panel.module.css';

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
          <div className={styles['ways']}>
            <ButtonLink to={paths.cart()} look="secondary" wide>
              {cartCopy.seeCart}
            </ButtonLink>
            <WayOn cart={page.cart} />
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
