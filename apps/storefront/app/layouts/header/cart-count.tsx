import { frameCopy } from '../../features/site/frame-copy.ts';
import { VisuallyHidden } from '@nuancier/ui/pieces/visually-hidden.tsx';
import styles from './cart-count.module.css';

const MOST_SHOWN = 99;

/** The badge on the cart; an empty cart has none. */
export function CartCount({ count }: { count: number }) {
  if (count <= 0) return null;
  return (
    <>
      <span className={styles.badge} aria-hidden="true" data-cart-count={count}>
        {count > MOST_SHOWN ? `${MOST_SHOWN}+` : count}
      </span>
      <VisuallyHidden>{frameCopy.cartCount(count)}</VisuallyHidden>
    </>
  );
}
