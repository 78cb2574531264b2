import { Link, useLocation } from 'react-router';
import type { CurrentStaffQuery } from '../../../generated/documents.ts';
import { entryAt, groupedPlaces } from './menu-places.ts';
import { officeCopy } from './office-copy.ts';
import styles from './office-menu.module.css';

export function MenuGroups({ menu }: { menu: CurrentStaffQuery['currentStaff']['menu'] }) {
  const here = entryAt(useLocation().pathname);
  return (
    <div className={styles.groups}>
      {groupedPlaces(menu).map(({ group, places }) => (
        <div key={group} className={officeCopy.menuGroups[group] === null ? styles.nameless : undefined}>
          <GroupName name={officeCopy.menuGroups[group]} />
          <ul className={styles.places}>
            {places.map(({ entry, to }) => (
              <li key={to}>
                <Link to={to} aria-current={entry === here ? 'page' : undefined}>
                  {officeCopy.entries[entry]}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}

function GroupName({ name }: { name: string | null }) {
  return name !== null && <p className={styles.group}>{name}</p>;
}
