import { Link } from 'react-router';
import { whoseCopy as copy } from './whose-copy.ts';
import type { Whose } from './whose-address.ts';
import styles from './whose-note.module.css';

/** Whose list it is, and the way to everybody's. `name`: as its rows say it; `all`: the same list without it. */
export function WhoseNote({ whose, name, all }: { whose: Whose; name: string | null; all: string }) {
  if (whose.customer === null && whose.company === null) return null;
  return (
    <p className={styles.note}>
      <strong>{copy.only[whose.company === null ? 'customer' : 'company'](name)}</strong>
      <Link to={all}>{copy.all}</Link>
    </p>
  );
}
