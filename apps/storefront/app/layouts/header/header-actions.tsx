import { Link } from 'react-router';
import { AccountIcon } from '../../features/customers/account/account-icon.tsx';
import { frameCopy } from '../../features/site/frame-copy.ts';
import { paths } from '../../addresses/paths.ts';
import { CartButton } from './cart-button.tsx';
import { FavouritesButton } from './favourites-button.tsx';
import styles from './header-actions.module.css';
import { useFavourites } from '../../features/site/use-favourites.ts';
import { useFrame } from '../../features/site/use-frame.ts';

export function HeaderActions() {
  const { viewer } = useFrame();
  const signedIn = viewer.kind === 'signed-in';
  const favourites = useFavourites();
  return (
    <nav aria-label={frameCopy.actions} className={styles.actions}>
      <Link
        to={signedIn ? paths['customer-my-profile']() : paths['customer-acces-espace-pro']()}
        className={styles.action}
        data-action="account"
      >
        <AccountIcon viewer={viewer} />
        <span className={styles.label}>{signedIn ? frameCopy.account : frameCopy.accountGuest}</span>
      </Link>
      {favourites && <FavouritesButton />}
      <CartButton />
    </nav>
  );
}
