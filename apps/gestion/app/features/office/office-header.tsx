import { NavLink } from 'react-router';
import { CONTENT_PLACE } from '@nuancier/ui/pieces/navigation/content-place.ts';
import type { CurrentStaffQuery } from '../../../generated/documents.ts';
import { paths } from '../../addresses/paths.ts';
import { Keyboard } from './keyboard/keyboard.tsx';
import { OfficeMenu } from './office-menu.tsx';
import { officeCopy } from './office-copy.ts';
import { PersonLinks } from './person-links.tsx';
import styles from './office-header.module.css';

type Staff = CurrentStaffQuery['currentStaff'];

/** One row at every width: on a phone, who is at work stands in the menu. */
export function OfficeHeader({ menu, person }: { menu: Staff['menu']; person: Staff['person'] | null }) {
  return (
    <header className={styles.header} data-print="no">
      <a href={`#${CONTENT_PLACE}`} className={styles.skip}>
        {officeCopy.skip}
      </a>
      <NavLink to={paths.home()} className={styles.name ?? ''} end>
        {officeCopy.name}
      </NavLink>
      <OfficeMenu menu={menu} person={person} />
      {person && (
        <div className={styles.person}>
          <Keyboard menu={menu} />
          <div className={styles.links}>
            <PersonLinks person={person} />
          </div>
        </div>
      )}
    </header>
  );
}
