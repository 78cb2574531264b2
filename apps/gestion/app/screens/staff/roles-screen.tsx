import { Link } from 'react-router';
import { Card } from '@nuancier/ui/pieces/card.tsx';
import { Page } from '@nuancier/ui/pieces/navigation/page.tsx';
import { STAFF_ROLES } from '@nuancier/domain/staff/roles.ts';
import { paths } from '../../addresses/paths.ts';
import { officeCopy } from '../../features/office/office-copy.ts';
import { rolesTold } from '../../features/staff/roles/roles-told.ts';
import { teamCopy } from '../../features/staff/team-copy.ts';
import styles from './team-screen.module.css';

const { rolesPage: copy } = teamCopy;

export function loader() {
  return null;
}

export default function RolesScreen() {
  return (
    <Page>
      <title>{`${copy.title} – ${officeCopy.name}`}</title>
      <div className={styles.team}>
        <Link to={paths.team()}>{teamCopy.form.keep}</Link>
        <h1>{copy.title}</h1>
        <p>{copy.says}</p>
        {STAFF_ROLES.map((role) => (
          <Card key={role} className={styles.form}>
            <h2 id={role}>{officeCopy.roles[role]}</h2>
            <dl className={styles.acts}>
              {rolesTold(role).map(({ area, acts }) => (
                <div key={area}>
                  <dt>{area}</dt>
                  <dd>
                    {acts
                      .map(({ act, scope }) => (scope === '' ? act : `${act} (${scope})`))
                      .join('\u00A0; ')}
                  </dd>
                </div>
              ))}
            </dl>
          </Card>
        ))}
      </div>
    </Page>
  );
}
