import ChevronRight from 'lucide-react/icons/chevron-right';
import { Link } from 'react-router';
import { accountCopy } from './account-copy.ts';
import { accountMenu } from './account-menu.ts';
import type { SignedInViewer } from './frame-viewer.ts';
import { useFavourites } from '../site/use-favourites.ts';
import styles from './quick-links.module.css';

/** The account's pages, but for the one these links stand on. */
export function QuickLinks({ viewer }: { viewer: SignedInViewer }) {
  const favourites = useFavourites();
  const entries = accountMenu(viewer, favourites).filter((entry) => entry.name !== 'customer-dashboard');
  return (
    <section className={styles['section']}>
      <h2>{accountCopy.quickLinks}</h2>
      <ul className={styles['links']}>
        {entries.map((entry) => (
          <li key={entry.name}>
            <Link to={entry.path} className={styles['link']}>
              {entry.label}
              <ChevronRight aria-hidden="true" size={20} />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
