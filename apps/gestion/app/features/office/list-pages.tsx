import { Link } from 'react-router';
import { listPagesCopy as copy } from './list-pages-copy.ts';
import styles from './list-pages.module.css';

/** Back to the first page and on to the next, of a list, in one state where it has several. `search`: what stays of the address. */
export function ListPages({
  state,
  after,
  next,
  search = '',
}: {
  state?: string;
  after: string | null;
  next: string | null;
  search?: string;
}) {
  if (after === null && next === null) return null;
  const first = state === undefined ? `?${search.slice(1)}` : `?etat=${state}${search}`;
  return (
    <nav aria-label={copy.label} className={styles.pages}>
      {after !== null && <Link to={first}>{copy.first}</Link>}
      {next !== null && (
        <Link to={first === '?' ? `?apres=${next}` : `${first}&apres=${next}`}>{copy.next}</Link>
      )}
    </nav>
  );
}
