import type { ActiveFilter } from '@nuancier/domain/search/listing/listing-facets.ts';
import type { ListingLinks } from '@nuancier/domain/search/listing/listing-links.ts';
import X from 'lucide-react/icons/x';
import { Link } from 'react-router';
import styles from './active-filters.module.css';
import { listingCopy } from '../copy.ts';

type Props = { filters: readonly ActiveFilter[]; links: ListingLinks };

/** What narrows the list, each with its own way out. */
export function ActiveFilters({ filters, links }: Props) {
  if (filters.length === 0) return null;
  return (
    <div className={styles.bar} role="group" aria-label={listingCopy.filterActive}>
      <ul className={styles.list}>
        {filters.map((filter) => (
          <li key={filter.kind === 'price' ? 'price' : `${filter.code} ${filter.value}`}>
            <Link
              to={
                filter.kind === 'price'
                  ? links.filtered('price', [])
                  : links.toggled(filter.code, filter.value)
              }
              aria-label={listingCopy.removeFilter(labelOf(filter))}
              className={styles.chip}
              preventScrollReset
            >
              {labelOf(filter)}
              <X aria-hidden="true" size={16} />
            </Link>
          </li>
        ))}
      </ul>
      <Link to={links.cleared} className={styles.clear} preventScrollReset>
        {listingCopy.filtersReset}
      </Link>
    </div>
  );
}

function labelOf(filter: ActiveFilter): string {
  return filter.kind === 'price' ? listingCopy.priceRange(filter) : filter.label;
}
