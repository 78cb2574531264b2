import { useEffect, useRef } from 'react';
import { NavLink, useLocation } from 'react-router';
import { accountCopy } from '../features/customers/account-copy.ts';
import { accountMenu } from '../features/customers/account-menu.ts';
import type { SignedInViewer } from '../features/customers/frame-viewer.ts';
import { SignOutForm } from '../features/customers/sign-out-form.tsx';
import { useFavourites } from '../features/site/use-favourites.ts';
import styles from './account-nav.module.css';

/** What the customer may not see is not there. On phones the menu is one row that scrolls. */
export function AccountNav({ viewer }: { viewer: SignedInViewer }) {
  const favourites = useFavourites();
  const row = useRef<HTMLUListElement>(null);
  const { pathname } = useLocation();
  useEffect(() => {
    const menu = row.current;
    const current = [...(menu?.querySelectorAll('a') ?? [])].find((entry) =>
      pathname.startsWith(entry.pathname),
    );
    // Only sideways: the page itself stays where it is.
    if (menu && current)
      menu.scrollLeft = current.offsetLeft - menu.offsetLeft - (menu.clientWidth - current.clientWidth) / 2;
  }, [pathname]);
  return (
    <nav aria-label={accountCopy.menu} className={styles['nav']} data-print="no">
      <p className={styles['who']}>
        <strong>
          {viewer.firstname} {viewer.lastname}
        </strong>
        {viewer.company && <span>{viewer.company.name}</span>}
      </p>
      <ul ref={row} className={styles['list']}>
        {accountMenu(viewer, favourites).map((entry) => (
          <li key={entry.name}>
            <NavLink to={entry.path} className={styles['entry'] ?? ''}>
              {entry.label}
            </NavLink>
          </li>
        ))}
        <li>
          <SignOutForm className={styles['entry']} />
        </li>
      </ul>
    </nav>
  );
}
