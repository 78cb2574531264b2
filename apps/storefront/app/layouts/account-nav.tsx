import { NavLink } from 'react-router';
import { accountCopy } from '../features/customers/account-copy.ts';
import { accountMenu } from '../features/customers/account-menu.ts';
import type { SignedInViewer } from '../features/customers/frame-viewer.ts';
import { SignOutForm } from '../features/customers/sign-out-form.tsx';
import styles from './account-nav.module.css';

/** What the customer may not see is not there. On phones the menu is one row that scrolls. */
export function AccountNav({ viewer }: { viewer: SignedInViewer }) {
  return (
    <nav aria-label={accountCopy.menu} className={styles['nav']} data-print="no">
      <p className={styles['who']}>
        <strong>
          {viewer.firstname} {viewer.lastname}
        </strong>
        {viewer.company && <span>{viewer.company.name}</span>}
      </p>
      <ul className={styles['list']}>
        {accountMenu(viewer).map((entry) => (
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
