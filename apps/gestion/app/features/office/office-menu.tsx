import ChevronDown from 'lucide-react/icons/chevron-down';
import { Link, useLocation } from 'react-router';
import type { CurrentStaffQuery } from '../../../generated/documents.ts';
import { MenuGroups } from './menu-groups.tsx';
import { GoButton } from './keyboard/go-button.tsx';
import { entryAt, menuPlaces } from './menu-places.ts';
import { officeCopy } from './office-copy.ts';
import { PersonLinks } from './person-links.tsx';
import { useFoldOnLeave } from './use-fold-on-leave.ts';
import styles from './office-menu.module.css';

type Staff = CurrentStaffQuery['currentStaff'];
type Menu = Staff['menu'];

/** Beside the page where there is room for both. */
export function OfficeSide({ menu }: { menu: Menu }) {
  if (menuPlaces(menu).length === 0) return null;
  return (
    <nav aria-label={officeCopy.menu} className={styles.side} data-print="no">
      <MenuGroups menu={menu} />
    </nav>
  );
}

type Props = {
  menu: Menu;
  person: Staff['person'] | null;
  /** opens what leads anywhere by a few letters */
  onGo: () => void;
};

/** So many stand in one row of a tablet. */
const MOST_IN_A_ROW = 3;

/** Elsewhere one button that unfolds over the page, so that the page begins at the top; a row where it is short. */
export function OfficeMenu({ menu, person, onGo }: Props) {
  const { pathname } = useLocation();
  const fold = useFoldOnLeave();
  const places = menuPlaces(menu);
  if (places.length === 0 && !person) return null;
  const here = places.find(({ entry }) => entry === entryAt(pathname));
  const isShort = places.length <= MOST_IN_A_ROW;
  return (
    <nav aria-label={officeCopy.menu} className={styles.folded}>
      {isShort && (
        <ul className={styles.row}>
          {places.map(({ entry, to }) => (
            <li key={to}>
              <Link to={to} aria-current={entry === here?.entry ? 'page' : undefined}>
                {officeCopy.entries[entry]}
              </Link>
            </li>
          ))}
        </ul>
      )}
      {/* Folded again on the next page. */}
      <details key={pathname} ref={fold} className={isShort ? styles.phone : undefined}>
        <summary className={styles.summary}>
          <span className={styles.word}>
            {officeCopy.menuWord}
            {here && (
              <span className={styles.here}>{officeCopy.menuHere(officeCopy.entries[here.entry])}</span>
            )}
          </span>
          <ChevronDown aria-hidden="true" size={18} className={styles.chevron} />
        </summary>
        <div className={styles.panel}>
          {person && (
            <div className={styles.go}>
              <GoButton onGo={onGo} />
            </div>
          )}
          <MenuGroups menu={menu} />
          {person && (
            <div className={styles.person}>
              <PersonLinks person={person} />
            </div>
          )}
        </div>
      </details>
    </nav>
  );
}
