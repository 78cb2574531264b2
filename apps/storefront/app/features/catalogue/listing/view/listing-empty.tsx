import type { ListingKind } from '@nuancier/domain/search/listing/listing-choice.ts';
import PackageSearch from 'lucide-react/icons/package-search';
import { paths } from '../../../../addresses/paths.ts';
import { ButtonLink } from '@nuancier/ui/pieces/buttons/button-link.tsx';
import { EmptyState } from '@nuancier/ui/pieces/empty-state.tsx';
import { listingCopy } from '../copy.ts';

const emptyTitles = {
  category: listingCopy.categoryEmpty,
  promo: listingCopy.promoEmpty,
  search: listingCopy.filteredEmpty,
} satisfies Record<ListingKind, string>;

type Props = {
  kind: ListingKind;
  /** The list without its filters, when filters are what empties it. */
  clearTo: string | null;
};

export function ListingEmpty({ kind, clearTo }: Props) {
  const icon = <PackageSearch aria-hidden="true" size={40} />;
  if (clearTo === null) {
    return (
      <EmptyState
        icon={icon}
        title={emptyTitles[kind]}
        action={
          <ButtonLink to={paths.catalogue()} look="secondary">
            {listingCopy.otherCategories}
          </ButtonLink>
        }
      />
    );
  }
  return (
    <EmptyState
      icon={icon}
      title={listingCopy.filteredEmpty}
      action={<ButtonLink to={clearTo}>{listingCopy.filtersReset}</ButtonLink>}
    >
      {listingCopy.filteredEmptyHelp}
    </EmptyState>
  );
}
