import Heart from 'lucide-react/icons/heart';
import { Link, useLocation } from 'react-router';
import { frameCopy } from '../../features/site/frame-copy.ts';
import { openPanel, usePanel } from '../../panel-state/panel-store.ts';
import { paths } from '../../addresses/paths.ts';
import { LinkButton } from '@nuancier/ui/pieces/buttons/link-button.tsx';
import styles from './header-actions.module.css';

/** Opens the favourites beside the page; without script, and on their own page, it leads there. */
export function FavouritesButton() {
  const page = paths['customer-my-wishlist']();
  const onPage = useLocation().pathname === page;
  const open = usePanel()?.[0] === 'wishlist';
  const content = (
    <>
      <Heart aria-hidden="true" />
      <span className={styles.label}>{frameCopy.favourites}</span>
    </>
  );
  if (onPage)
    return (
      <Link to={page} className={styles.action} data-action="favourites">
        {content}
      </Link>
    );
  return (
    <LinkButton
      to={page}
      onPress={() => openPanel('wishlist', {})}
      expanded={open}
      action="favourites"
      className={styles.action}
    >
      {content}
    </LinkButton>
  );
}
