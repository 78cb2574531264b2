import type { ListingLinks } from '@nuancier/domain/search/listing/listing-links.ts';
import type { ListingMode } from '@nuancier/domain/search/listing/listing-terms.ts';
import LayoutGrid from 'lucide-react/icons/layout-grid';
import Rows3 from 'lucide-react/icons/rows-3';
import { Link } from 'react-router';
import { listingCopy } from '../copy.ts';
import styles from './mode-switch.module.css';

type Props = { mode: ListingMode; offered: readonly ListingMode[]; links: ListingLinks };

const modes = [
  { mode: 'grid', label: listingCopy.grid, icon: <LayoutGrid aria-hidden="true" size={20} /> },
  { mode: 'list', label: listingCopy.list, icon: <Rows3 aria-hidden="true" size={20} /> },
] as const;

/** Pictures for those who look, lines for those who know; where the site has one look, nothing. */
export function ModeSwitch({ mode, offered, links }: Props) {
  if (offered.length < 2) return null;
  return (
    <div role="group" aria-label={listingCopy.modes} className={styles.switch}>
      {modes.map((one) => (
        <Link
          key={one.mode}
          to={links.shownAs(one.mode)}
          title={one.label}
          aria-current={one.mode === mode}
          className={styles.mode}
          preventScrollReset
          replace
          rel="nofollow"
        >
          {one.icon}
        </Link>
      ))}
    </div>
  );
}
