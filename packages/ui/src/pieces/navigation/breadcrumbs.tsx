import { Link } from 'react-router';
import styles from './breadcrumbs.module.css';
import { uiCopy } from '../copy.ts';

export type Crumb = { label: string; to?: string };

/** The parents of the page. Home is added first; the last crumb is the page itself. */
export function Breadcrumbs({ items }: { items: readonly Crumb[] }) {
  return (
    <nav aria-label={uiCopy.breadcrumbs} className={styles.trail} data-print="no">
      <ol className={styles.list}>
        {[{ label: uiCopy.home, to: '/' }, ...items].map((crumb) => (
          <li key={crumb.to ?? crumb.label} className={styles.item}>
            {crumb.to ? (
              <Link to={crumb.to}>{crumb.label}</Link>
            ) : (
              <span aria-current="page">{crumb.label}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
