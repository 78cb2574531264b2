import { useState } from 'react';
import { NavLink } from 'react-router';
import { CONTENT_PLACE } from '@nuancier/ui/pieces/navigation/content-place.ts';
import type { CurrentStaffQuery } from '../../../generated/documents.ts';
import { paths } from '../../addresses/paths.ts';
import { GoButton } from './keyboard/go-button.tsx';
import { Keyboard } from './keyboard/keyboard.tsx';
import type { KeyboardDialog } from './keyboard/keyboard.tsx';
import { OfficeMenu } from './office-menu.tsx';
import { officeCopy } from './office-copy.ts';
import { PersonLinks } from './person-links.tsx';
import styles from './office-header.module.css';

type Staff = CurrentStaffQuery['currentStaff'];

/** One row at every width: on a phone who is at work stands in the menu, at the narrowest « Aller à… » too. */
export function OfficeHeader({ menu, person }: { menu: Staff['menu']; person: Staff['person'] | null }) {
  const [open, setOpen] = useState<KeyboardDialog | null>(null);
  const go = () => setOpen('palette');
  return (
    <header className={styles.header} data-print="no">
      <a href={`#${CONTENT_PLACE}`} className={styles.skip}>
        {officeCopy.skip}
      </a>
      <NavLink to={paths.home()} className={styles.name ?? ''} end>
        {officeCopy.name}
      </NavLink>
      <OfficeMenu menu={menu} person={person} onGo={go} />
      {person && (
        <div className={styles.person}>
          <div className={styles.go}>
            <GoButton onGo={go} />
          </div>
          <div className={styles.links}>
            <PersonLinks person={person} />
          </div>
        </div>
      )}
      {person && <Keyboard menu={menu} open={open} setOpen={setOpen} />}
    </header>
  );
}
