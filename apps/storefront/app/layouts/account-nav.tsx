import Menu from 'lucide-react/icons/menu';
import { useRef } from 'react';
import { NavLink } from 'react-router';
import { accountCopy } from '../features/customers/account-copy.ts';
import { accountMenu } from '../features/customers/account/account-menu.ts';
import type { SignedInViewer } from '../backend/frame-viewer.ts';
import { SignOutForm } from '../features/customers/sessions/sign-out-form.tsx';
import { useFavourites } from '../features/site/use-favourites.ts';
import styles from './account-nav.module.css';

const MENU_ID = 'account-menu';

/**
 * Entries the customer may not see are left out. On phones one tap opens the whole menu as a sheet (a popover, which
 * needs no script); from 1024 px on it is beside the page.
 */
export function AccountNav({ viewer }: { viewer: SignedInViewer }) {
  const favourites = useFavourites();
  const sheet = useRef<HTMLDivElement>(null);
  return (
    <nav aria-label={accountCopy.menu} data-print="no">
      <button type="button" popoverTarget={MENU_ID} className={styles.open}>
        <Menu aria-hidden="true" size={20} />
        {accountCopy.menu}
      </button>
      <div ref={sheet} id={MENU_ID} popover="auto" className={styles.sheet}>
        <p className={styles.who}>
          <strong>
            {viewer.firstname} {viewer.lastname}
          </strong>
          {viewer.company && <span>{viewer.company.name}</span>}
        </p>
        <ul className={styles.list}>
          {accountMenu(viewer, favourites).map((entry) => (
            <li key={entry.name}>
              <NavLink
                to={entry.path}
                className={styles.entry ?? ''}
                onClick={() => sheet.current?.hidePopover()}
              >
                {entry.label}
              </NavLink>
            </li>
          ))}
          <li>
            <SignOutForm className={styles.entry} />
          </li>
        </ul>
      </div>
    </nav>
  );
}
