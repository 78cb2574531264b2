import { Link } from 'react-router';
import { paths } from '../../../addresses/paths.ts';
import { workCopy } from './work-copy.ts';
import type { Work } from './work-copy.ts';
import styles from './work.module.css';

const all: readonly Work[] = ['peinture', 'papier-peint', 'sol', 'isolant', 'ite'];

export function WorkNav({ work }: { work: Work }) {
  return (
    <nav aria-label={workCopy.choose}>
      <ul className={styles.works}>
        {all.map((one) => (
          <li key={one}>
            <Link
              to={paths.calculator(one)}
              className={styles.work}
              aria-current={one === work ? 'page' : undefined}
              preventScrollReset
            >
              {workCopy.works[one]}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
