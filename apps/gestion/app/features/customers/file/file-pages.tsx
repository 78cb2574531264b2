import { Link } from 'react-router';
import { listPagesCopy as copy } from '../../office/list-pages-copy.ts';
import styles from '../../office/list-pages.module.css';

type Props = { after: string | null; next: string | null };

/** Back to the newest and on to older ones. */
export function FilePages({ after, next }: Props) {
  if (after === null && next === null) return null;
  return (
    <nav aria-label={copy.label} className={styles.pages}>
      {after !== null && <Link to="?">{copy.first}</Link>}
      {next !== null && <Link to={`?apres=${encodeURIComponent(next)}`}>{copy.next}</Link>}
    </nav>
  );
}
