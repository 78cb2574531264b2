import Heart from 'lucide-react/icons/heart';
import House from 'lucide-react/icons/house';
import Menu from 'lucide-react/icons/menu';
import ShoppingCart from 'lucide-react/icons/shopping-cart';
import UserRound from 'lucide-react/icons/user-round';
import { NavLink } from 'react-router';
import { AccountIcon } from '../../features/customers/account/account-icon.tsx';
import { frameCopy, frameKeys } from '../../features/site/frame-copy.ts';
import { openPanel, usePanel } from '../../panel-state/panel-store.ts';
import { paths } from '../../addresses/paths.ts';
import { LinkButton } from '@nuancier/ui/pieces/buttons/link-button.tsx';
import styles from './bottom-bar.module.css';
import { CartCount } from './cart-count.tsx';
import { MenuButton } from './menu-button.tsx';
import { useFavourites } from '../../features/site/use-favourites.ts';
import { useFrame } from '../../features/site/use-frame.ts';

const item = styles.item ?? '';

/** Phones and tablets: what a thumb reaches. */
export function BottomBar() {
  const { viewer, cartCount } = useFrame();
  const signedIn = viewer.kind === 'signed-in';
  const favourites = useFavourites();
  const loginOpen = usePanel()?.[0] === 'login';
  return (
    <nav aria-label={frameCopy.bottomBar} className={styles.bar} data-print="no">
      <NavLink to={paths.home()} end className={item} data-message-key={frameKeys.bottomHome}>
        <House aria-hidden="true" size={22} />
        {frameCopy.bottomHome}
      </NavLink>
      <MenuButton className={item} messageKey={frameKeys.bottomMenu}>
        <Menu aria-hidden="true" size={22} />
        {frameCopy.bottomMenu}
      </MenuButton>
      {favourites && (
        <NavLink
          to={paths['customer-my-wishlist']()}
          className={item}
          data-message-key={frameKeys.bottomFavourites}
        >
          <Heart aria-hidden="true" size={22} />
          {frameCopy.bottomFavourites}
        </NavLink>
      )}
      {signedIn ? (
        <NavLink
          to={paths['customer-dashboard']()}
          className={item}
          data-message-key={frameKeys.bottomAccount}
        >
          <AccountIcon viewer={viewer} size={22} />
          {frameCopy.bottomAccount}
        </NavLink>
      ) : (
        <LinkButton
          to={paths['sign-in']()}
          onPress={() => openPanel('login', {})}
          expanded={loginOpen}
          messageKey={frameKeys.bottomAccount}
          className={item}
        >
          <UserRound aria-hidden="true" size={22} />
          {frameCopy.bottomAccount}
        </LinkButton>
      )}
      <NavLink to={paths.cart()} className={item} data-message-key={frameKeys.bottomCart}>
        <span className={styles.cart}>
          <ShoppingCart aria-hidden="true" size={22} />
          <CartCount count={cartCount} />
        </span>
        {frameCopy.bottomCart}
      </NavLink>
    </nav>
  );
}
