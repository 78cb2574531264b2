import { sortOptions } from '@nuancier/domain/search/listing/sort-options.ts';
import type { SortName } from '@nuancier/domain/search/listing/sort-options.ts';
import type { PriceView } from '../../../../backend/viewer/price-view.ts';
import { ChoiceForm } from './choice-form.tsx';
import { listingCopy } from '../copy.ts';
import type { ListingState } from '../use-listing.ts';

type Props = { state: ListingState; priceView: PriceView };

export function SortForm({ state: { path, choice, links }, priceView }: Props) {
  const orders = sortOptions(priceView.canViewPrice);
  return (
    <ChoiceForm
      path={path}
      choice={choice}
      name="sort"
      label={listingCopy.sort}
      value={choice.sort}
      options={orders.map((sort) => ({ value: sort, label: listingCopy.sorts[sort] }))}
      addressOf={(value) =>
        links.sorted(orders.find((sort): sort is SortName => sort === value) ?? 'default')
      }
    />
  );
}
