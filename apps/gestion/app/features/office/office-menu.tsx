import ChevronDown from 'lucide-react/icons/chevron-down';
import { NavLink, useLocation } from 'react-router';
import type { CurrentStaffQuery } from '../../../generated/documents.ts';
import { menuPlaces } from './menu-places.ts';
import { officeCopy } from './office-copy.ts';
import styles from './office-menu.module.css';

/** A row of places; on a phone one line that unfolds, so that the page begins on the first screen. */
export function OfficeMenu({ menu }: { menu: CurrentStaffQuery['currentStaff']['menu'] }) {
  const { pathname } = useLocation();
  const places = menuPlaces(menu);
  if (places.length === 0) return null;
  const here = places.find(({ to }) => pathname === to || pathname.startsWith(`${to}/`));
  const links = (
    <ul className={styles.places}>
      {places.map(({ entry, to }) => (
        <li key={to}>
          <NavLink to={to}>{officeCopy.entries[entry]}</NavLink>
        </li>
      ))}
    </ul>
  );
  return (
    <nav aria-label={officeCopy.menu} className={styles.menu}>
      <div className={styles.wide}>{links}</div>
      {/* Folded again on the next page. */}
      <details key={pathname} className={styles.narrow}>
        <summary className={styles.summary}>
          {here === undefined ? officeCopy.menuWord : officeCopy.menuHere(officeCopy.entries[here.entry])}
          <ChevronDown aria-hidden="true" size={18} />
        </summary>
        {links}
      </details>
    </nav>
  );
}
