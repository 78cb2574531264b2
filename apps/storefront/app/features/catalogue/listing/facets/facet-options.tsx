import { OPTIONS_IN_SIGHT } from '@nuancier/domain/search/listing/listing-facets.ts';
import type { Facet, FacetOption } from '@nuancier/domain/search/listing/listing-facets.ts';
import type { ListingLinks } from '@nuancier/domain/search/listing/listing-links.ts';
import Check from 'lucide-react/icons/check';
import { Link } from 'react-router';
import { formatNumber } from '@nuancier/ui/text/format.ts';
import { VisuallyHidden } from '@nuancier/ui/pieces/visually-hidden.tsx';
import { catalogueCopy } from '../../copy.ts';
import { listingCopy } from '../copy.ts';
import styles from './facet-options.module.css';
import { FacetSwatch } from './facet-swatch.tsx';

type Props = { facet: Facet; links: ListingLinks };

/** Each option is a link that adds it to the address or takes it away. */
export function FacetOptions({ facet, links }: Props) {
  const inSight = facet.options.slice(0, OPTIONS_IN_SIGHT);
  const more = facet.options.slice(OPTIONS_IN_SIGHT);
  const line = (option: FacetOption) => (
    <li key={option.value}>
      <Link
        to={links.toggled(facet.code, option.value)}
        className={styles.option}
        aria-current={option.chosen}
        preventScrollReset
        rel="nofollow"
      >
        <span className={styles.box}>
          {option.chosen && <Check aria-hidden="true" size={14} strokeWidth={3} />}
        </span>
        {facet.code === 'couleur' && <FacetSwatch family={option.value} />}
        <span className={styles.label}>{option.label}</span>
        <span className={styles.count} aria-hidden="true">
          {formatNumber(option.count)}
        </span>
        <VisuallyHidden>
          {`, ${catalogueCopy.productCount(option.count)}${facet.code === 'category_uid' ? listingCopy.ofRange : ''}`}
        </VisuallyHidden>
      </Link>
    </li>
  );
  return (
    <>
      <ul className={styles.options}>{inSight.map(line)}</ul>
      {more.length > 0 && (
        <details className={styles.more} open={more.some((option) => option.chosen)}>
          <summary>{listingCopy.seeMore(more.length)}</summary>
          <ul className={styles.options}>{more.map(line)}</ul>
        </details>
      )}
    </>
  );
}
