import { sizesFor } from '@nuancier/domain/search/listing/listing-choice.ts';
import { ChoiceForm } from './choice-form.tsx';
import { listingCopy } from '../copy.ts';
import type { ListingState } from '../use-listing.ts';

export function PageSizeForm({ state: { path, choice, links } }: { state: ListingState }) {
  return (
    <ChoiceForm
      path={path}
      choice={choice}
      name="itemsPerPage"
      label={listingCopy.products}
      value={String(choice.itemsPerPage)}
      options={sizesFor(choice).offered.map((size) => ({
        value: String(size),
        label: listingCopy.perPageCount(size),
      }))}
      addressOf={(value) => links.sized(Number(value))}
    />
  );
}
