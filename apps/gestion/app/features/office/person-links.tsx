import { Form, NavLink } from 'react-router';
import { Button } from '@nuancier/ui/pieces/buttons/button.tsx';
import type { CurrentStaffQuery } from '../../../generated/documents.ts';
import { paths } from '../../addresses/paths.ts';
import { officeCopy } from './office-copy.ts';
import styles from './person-links.module.css';

type Person = NonNullable<CurrentStaffQuery['currentStaff']['person']>;

/** Who is at work, and the way out. */
export function PersonLinks({ person }: { person: Person }) {
  return (
    <>
      <NavLink to={paths.ownAccount()} className={styles.account ?? ''}>
        <span className={styles.name}>{`${person.firstname} ${person.lastname}`}</span>
        <small className={styles.role}>{officeCopy.roles[person.role]}</small>
      </NavLink>
      <Form method="post" action={paths.signOut()} className={styles.leaving}>
        <Button type="submit" look="quiet" size="small">
          {officeCopy.signOut}
        </Button>
      </Form>
    </>
  );
}
