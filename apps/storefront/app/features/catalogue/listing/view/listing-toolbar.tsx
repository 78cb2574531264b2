import type { Facet } from '@nuancier/domain/search/listing/listing-facets.ts';
import ArrowDownUp from 'lucide-react/icons/arrow-down-up';
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import { openPanel, usePanel } from '../../../../panel-state/panel-store.ts';
import { LinkButton } from '@nuancier/ui/pieces/buttons/link-button.tsx';
import type { PriceView } from '../../../../backend/viewer/price-view.ts';
import { catalogueCopy } from '../../copy.ts';
import { listingCopy } from '../copy.ts';
import { FACETS_ID } from '../facets/facet-list.tsx';
import styles from './listing-toolbar.module.css';
import { ModeSwitch } from './mode-switch.tsx';
import { SortForm } from './sort-form.tsx';
import type { ListingState } from '../use-listing.ts';

const SORT_ID = 'tri';

type Props = {
  state: ListingState;
  facets: readonly Facet[];
  total: number;
  inUse: number;
  priceView: PriceView;
};

/** How many there are, in which order and look; on phones two buttons open the panels. */
export function ListingToolbar({ state, facets, total, inUse, priceView }: Props) {
  const panel = usePanel()?.[0];
  const { path, choice } = state;
  const { canViewPrice, taxLabel } = priceView;
  return (
    <div className={styles.bar}>
      <div className={styles.panels}>
        {facets.length > 0 && (
          <LinkButton
            to={`#${FACETS_ID}`}
            onPress={() => openPanel('filter', { path, choice, facets, total, canViewPrice, taxLabel })}
            expanded={panel === 'filter'}
            className={styles.opener}
          >
            <SlidersHorizontal aria-hidden="true" size={18} />
            {inUse > 0 ? listingCopy.filtersInUse(inUse) : listingCopy.filters}
          </LinkButton>
        )}
        <LinkButton
          to={`#${SORT_ID}`}
          onPress={() => openPanel('sort', { path, choice, canViewPrice })}
          expanded={panel === 'sort'}
          className={styles.opener}
        >
          <ArrowDownUp aria-hidden="true" size={18} />
          {listingCopy.sortShort}
        </LinkButton>
      </div>
      <p className={styles.count} data-count={total}>
        {catalogueCopy.productCount(total)}
      </p>
      <div id={SORT_ID} className={styles.sort}>
        <SortForm state={state} priceView={priceView} />
      </div>
      <ModeSwitch mode={choice.mode} offered={choice.terms.modes} links={state.links} />
    </div>
  );
}
