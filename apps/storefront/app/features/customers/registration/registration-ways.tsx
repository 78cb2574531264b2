import type { RegistrationKind } from '@nuancier/domain/customers/forms/registration.ts';
import { Link } from 'react-router';
import { paths } from '../../../addresses/paths.ts';
import { registrationCopy, registrationWays } from './registration-copy.ts';
import styles from './registration-ways.module.css';

type Props = { current: RegistrationKind; back: string | null };

/** The four ways in, as links: each has its own address. */
export function RegistrationWays({ current, back }: Props) {
  return (
    <nav aria-label={registrationCopy.waysLabel}>
      <ul className={styles.ways}>
        {registrationWays.map(({ kind, way, label }) => (
          <li key={kind}>
            <Link
              to={paths.register(way, back)}
              aria-current={kind === current ? 'page' : undefined}
              className={styles.way}
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
