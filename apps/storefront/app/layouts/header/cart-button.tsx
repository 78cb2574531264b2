import ShoppingCart from 'lucide-react/icons/shopping-cart';
import { Link, useLocation } from 'react-router';
import { frameCopy } from '../../features/site/frame-copy.ts';
import { useFrame } from '../../features/site/use-frame.ts';
import { openPanel, usePanel } from '../../panel-state/panel-store.ts';
import { paths } from '../../addresses/paths.ts';
import { LinkButton } from '@nuancier/ui/pieces/buttons/link-button.tsx';
import { CartCount } from './cart-count.tsx';
import styles from './header-actions.module.css';

/** Opens the cart beside the page; without script, and on its own page, it leads there. */
export function CartButton() {
  const { cartCount } = useFrame();
  const onCart = useLocation().pathname === paths.cart();
  const open = usePanel()?.[0] === 'cart';
  const content = (
    <>
      <span className={styles.cart}>
        <ShoppingCart aria-hidden="true" />
        <CartCount count={cartCount} />
      </span>
      <span className={styles.label}>{frameCopy.cart}</span>
    </>
  );
  if (onCart)
    return (
      <Link to={paths.cart()} className={styles.action} data-action="cart">
        {content}
      </Link>
    );
  return (
    <LinkButton
      to={paths.cart()}
      onPress={() => openPanel('cart', {})}
      expanded={open}
      action="cart"
      className={styles.action}
    >
      {content}
    </LinkButton>
  );
}
