import { activeFilters } from '@nuancier/domain/search/listing/listing-facets.ts';
import type { ListingKind } from '@nuancier/domain/search/listing/listing-choice.ts';
import type { ListingTerms } from '@nuancier/domain/search/listing/listing-terms.ts';
import { useAnnouncedResult } from '@nuancier/ui/pieces/announcing/use-announced-result.ts';
import { VisuallyHidden } from '@nuancier/ui/pieces/visually-hidden.tsx';
import type { PageConditions } from '../../../../backend/viewer/conditions.ts';
import type { PriceView } from '../../../../backend/viewer/price-view.ts';
import type { ShownListing } from '../../cards/meant-articles.ts';
import { catalogueCopy } from '../../copy.ts';
import { ActiveFilters } from '../facets/active-filters.tsx';
import { listingCopy } from '../copy.ts';
import { FacetList } from '../facets/facet-list.tsx';
import { ListingEmpty } from './listing-empty.tsx';
import { ListingToolbar } from './listing-toolbar.tsx';
import styles from './listing-view.module.css';
import { PageSizeForm } from './page-size-form.tsx';
import { Pagination } from './pagination.tsx';
import { ProductResults } from '../results/product-results.tsx';
import { shownFacets } from '../facets/shown-facets.ts';
import { useListing } from '../use-listing.ts';

type Props = {
  kind: ListingKind;
  listing: ShownListing;
  priceView: PriceView;
  conditions: PageConditions;
  terms: ListingTerms;
};

/** Products with everything that narrows, orders and pages them. All of it is on the address. */
export function ListingView({ kind, listing, priceView, conditions, terms }: Props) {
  const state = useListing(kind, priceView, terms);
  const facets = shownFacets(listing, state.choice, priceView.taxLabel);
  const active = activeFilters(state.choice, facets);
  const items = (listing.items ?? []).filter((item) => item !== null);
  const total = listing.total_count ?? 0;
  useAnnouncedResult(catalogueCopy.productCount(total));
  if (total === 0 && active.length === 0) return <ListingEmpty kind={kind} clearTo={null} />;
  return (
    <section className={styles.listing} aria-label={listingCopy.products}>
      <FacetList facets={facets} state={state} />
      <div className={styles.results}>
        <VisuallyHidden>
          <h2>{listingCopy.products}</h2>
        </VisuallyHidden>
        <ListingToolbar
          state={state}
          facets={facets}
          total={total}
          inUse={active.length}
          priceView={priceView}
        />
        <ActiveFilters filters={active} links={state.links} />
        {items.length === 0 ? (
          <ListingEmpty kind={kind} clearTo={state.links.cleared} />
        ) : (
          <ProductResults
            items={items}
            mode={state.choice.mode}
            pending={state.pending}
            priceView={priceView}
            conditions={conditions}
          />
        )}
        <div className={styles.foot}>
          <Pagination
            current={listing.page_info?.current_page ?? 1}
            total={listing.page_info?.total_pages ?? 1}
            links={state.links}
          />
          {total > 0 && <PageSizeForm state={state} />}
        </div>
      </div>
    </section>
  );
}
