import { listingLinks } from '@nuancier/domain/search/listing/listing-links.ts';
import { sortOptions } from '@nuancier/domain/search/listing/sort-options.ts';
import Check from 'lucide-react/icons/check';
import { Link } from 'react-router';
import { listingCopy } from '../../features/catalogue/listing/copy.ts';
import type { PanelProps } from '../../panel-state/panel-names.ts';
import { closePanel } from '../../panel-state/panel-store.ts';
import { Drawer } from '@nuancier/ui/pieces/dialog/drawer.tsx';
import styles from './sort-panel.module.css';

/** The orders as links: choosing one goes to its address, and the panel goes with the page it was opened on. */
export default function SortPanel({ path, choice, canViewPrice }: PanelProps['sort']) {
  const links = listingLinks(path, choice);
  return (
    <Drawer title={listingCopy.sort} onClose={closePanel}>
      <ul className={styles.orders}>
        {sortOptions(canViewPrice).map((sort) => (
          <li key={sort}>
            <Link
              to={links.sorted(sort)}
              className={styles.order}
              aria-current={sort === choice.sort}
              // The panel has an entry of its own in the history: the new list takes its place.
              replace
            >
              {listingCopy.sorts[sort]}
              {sort === choice.sort && <Check aria-hidden="true" size={20} />}
            </Link>
          </li>
        ))}
      </ul>
    </Drawer>
  );
}
