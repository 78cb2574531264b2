import { NavLink } from 'react-router';
import type { CurrentStaffQuery } from '../../../generated/documents.ts';
import { groupedPlaces } from './menu-places.ts';
import { officeCopy } from './office-copy.ts';
import styles from './office-menu.module.css';

export function MenuGroups({ menu }: { menu: CurrentStaffQuery['currentStaff']['menu'] }) {
  return (
    <div className={styles.groups}>
      {groupedPlaces(menu).map(({ group, places }) => (
        <div key={group}>
          <p className={styles.group}>{officeCopy.menuGroups[group]}</p>
          <ul className={styles.places}>
            {places.map(({ entry, to }) => (
              <li key={to}>
                <NavLink to={to}>{officeCopy.entries[entry]}</NavLink>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}
