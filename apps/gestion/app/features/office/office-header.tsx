import { Form, NavLink } from 'react-router';
import { Button } from '@nuancier/ui/pieces/buttons/button.tsx';
import { CONTENT_PLACE } from '@nuancier/ui/pieces/navigation/content-place.ts';
import type { CurrentStaffQuery } from '../../../generated/documents.ts';
import { paths } from '../../addresses/paths.ts';
import { Keyboard } from './keyboard/keyboard.tsx';
import { OfficeMenu } from './office-menu.tsx';
import { officeCopy } from './office-copy.ts';
import styles from './office-header.module.css';

type Staff = CurrentStaffQuery['currentStaff'];
export function OfficeHeader({ menu, person }: { menu: Staff['menu']; person: Staff['person'] | null }) {
  return (
    <header className={styles.header} data-print="no">
      <a href={`#${CONTENT_PLACE}`} className={styles.skip}>
        {officeCopy.skip}
      </a>
      <NavLink to={paths.home()} className={styles.name ?? ''} end>
        {officeCopy.name}
      </NavLink>
      <OfficeMenu menu={menu} />
      {person && (
        <div className={styles.person}>
          <Keyboard menu={menu} />
          <NavLink to={paths.ownAccount()}>
            {`${person.firstname} ${person.lastname}`}
            <small>{officeCopy.roles[person.role]}</small>
          </NavLink>
          <Form method="post" action={paths.signOut()}>
            <Button type="submit" look="quiet" size="small">
              {officeCopy.signOut}
            </Button>
          </Form>
        </div>
      )}
    </header>
  );
}
