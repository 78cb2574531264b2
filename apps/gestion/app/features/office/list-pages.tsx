import { Link } from 'react-router';
import { listPagesCopy as copy } from './list-pages-copy.ts';
import styles from './list-pages.module.css';

/** Back to the first page and on to the next, of a list in one state. */
export function ListPages({
  state,
  after,
  next,
}: {
  state: string;
  after: string | null;
  next: string | null;
}) {
  if (after === null && next === null) return null;
  return (
    <nav aria-label={copy.label} className={styles.pages}>
      {after !== null && <Link to={`?etat=${state}`}>{copy.first}</Link>}
      {next !== null && <Link to={`?etat=${state}&apres=${next}`}>{copy.next}</Link>}
    </nav>
  );
}
