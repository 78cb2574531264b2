import type { Facet } from '@nuancier/domain/search/listing/listing-facets.ts';
import { Disclosure } from '@nuancier/ui/pieces/disclosure.tsx';
import { listingCopy } from '../copy.ts';
import styles from './facet-list.module.css';
import { FacetOptions } from './facet-options.tsx';
import { PriceForm } from './price-form.tsx';
import type { ListingState } from '../use-listing.ts';

export const FACETS_ID = 'filtres';

type Props = { facets: readonly Facet[]; state: ListingState };

/** At the left on desktop. On phones the panel takes its place; without script the button's fragment shows it. */
export function FacetList({ facets, state }: Props) {
  return (
    <aside id={FACETS_ID} className={styles.facets} aria-label={listingCopy.filters}>
      <h2 className={styles.title}>{listingCopy.filters}</h2>
      {facets.map((facet) => (
        <Disclosure key={facet.code} summary={facet.label} open={facet.open}>
          <FacetOptions facet={facet} links={state.links} />
          {facet.code === 'price' && <PriceForm facet={facet} state={state} />}
        </Disclosure>
      ))}
    </aside>
  );
}
