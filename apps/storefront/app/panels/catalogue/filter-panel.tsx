import { listingAddress, listingLinks } from '@nuancier/domain/search/listing/listing-links.ts';
import { listingChoice } from '@nuancier/domain/search/listing/listing-choice.ts';
import type { ListingChoice } from '@nuancier/domain/search/listing/listing-choice.ts';
import { useState } from 'react';
import { useFetcher } from 'react-router';
import type { ListingFragment } from '../../../generated/documents.ts';
import { catalogueCopy } from '../../features/catalogue/copy.ts';
import { listingCopy } from '../../features/catalogue/listing/copy.ts';
import { FacetFields } from '../../features/catalogue/listing/facets/facet-fields.tsx';
import { shownFacets } from '../../features/catalogue/listing/facets/shown-facets.ts';
import type { PanelProps } from '../../panel-state/panel-names.ts';
import { closePanel } from '../../panel-state/panel-store.ts';
import { ButtonLink } from '@nuancier/ui/pieces/buttons/button-link.tsx';
import { Button } from '@nuancier/ui/pieces/buttons/button.tsx';
import { Disclosure } from '@nuancier/ui/pieces/disclosure.tsx';
import { Drawer } from '@nuancier/ui/pieces/dialog/drawer.tsx';
import { useAnnouncedAnswer } from '@nuancier/ui/pieces/announcing/use-announced-answer.ts';
import styles from './filter-panel.module.css';

/** The answer of the listing itself, asked for the choice being made. */
type ListingAnswer = { listing: ListingFragment };

/**
 * Several choices, then one button: the list behind changes once. Each choice shows at once how many results it
 * leaves.
 */
export default function FilterPanel({
  path,
  choice,
  facets,
  total,
  canViewPrice,
  taxLabel,
}: PanelProps['filter']) {
  const [draft, setDraft] = useState<ListingChoice>({ ...choice, page: 1 });
  const { load, data, state } = useFetcher<ListingAnswer>();
  // The count on the button is that of the last answer: it waits from the tick on, not from the request on.
  const [isWaiting, setWaiting] = useState(false);
  const [answered, setAnswered] = useState(data);
  if (answered !== data) {
    setAnswered(data);
    setWaiting(false);
  }
  const shown = data ? shownFacets(data.listing, draft, taxLabel) : facets;
  const count = data ? (data.listing.total_count ?? 0) : total;
  useAnnouncedAnswer(data, catalogueCopy.productCount(count));
  const goTo = (address: string) => {
    const query = new URLSearchParams(address.split('?')[1]);
    setDraft(listingChoice(query, choice.kind, { canViewPrice, terms: choice.terms }));
    setWaiting(true);
    void load(address);
  };
  const links = listingLinks(path, draft);
  const apply = (
    <div className={styles.actions}>
      <Button look="quiet" onClick={() => goTo(links.cleared)} disabled={draft.filters.size === 0}>
        {listingCopy.filtersReset}
      </Button>
      <ButtonLink to={listingAddress(path, draft)} replace aria-busy={isWaiting || state === 'loading'}>
        {listingCopy.showResults(count)}
      </ButtonLink>
    </div>
  );
  return (
    <Drawer title={listingCopy.filters} onClose={closePanel} footer={apply}>
      {shown.map((facet) => (
        <Disclosure key={facet.code} summary={facet.label} open={facet.open}>
          <FacetFields
            facet={facet}
            chosen={draft.filters.get(facet.code) ?? []}
            onToggle={(value) => goTo(links.toggled(facet.code, value))}
          />
        </Disclosure>
      ))}
    </Drawer>
  );
}
