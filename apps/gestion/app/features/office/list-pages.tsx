import { Link } from 'react-router';
import { listPagesCopy as copy } from './list-pages-copy.ts';
import styles from './list-pages.module.css';

/** Back to the first page and on to the next, of a list in one state. `search`: what stays of the address. */
export function ListPages({
  state,
  after,
  next,
  search = '',
}: {
  state: string;
  after: string | null;
  next: string | null;
  search?: string;
}) {
  if (after === null && next === null) return null;
  return (
    <nav aria-label={copy.label} className={styles.pages}>
      {after !== null && <Link to={`?etat=${state}${search}`}>{copy.first}</Link>}
      {next !== null && <Link to={`?etat=${state}${search}&apres=${next}`}>{copy.next}</Link>}
    </nav>
  );
}
