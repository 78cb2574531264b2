import { priceRange } from '@nuancier/domain/search/listing/listing-choice.ts';
import type { Facet } from '@nuancier/domain/search/listing/listing-facets.ts';
import { Form } from 'react-router';
import { Button } from '@nuancier/ui/pieces/buttons/button.tsx';
import { TextInput } from '@nuancier/ui/pieces/field/text-input.tsx';
import { listingCopy } from '../copy.ts';
import { HiddenParameters } from '../hidden-parameters.tsx';
import styles from './price-form.module.css';
import type { ListingState } from '../use-listing.ts';

type Props = { facet: Facet; state: ListingState };

/** Two numbers of the same name: the lowest and the highest become the range. */
export function PriceForm({ facet, state: { path, choice } }: Props) {
  const chosen = choice.filters.get('price');
  const range = priceRange(chosen ?? facet.options.map(({ value }) => value));
  return (
    // A new range is a new form: what was typed before is gone.
    <Form key={`${range?.from} ${range?.to}`} action={path} className={styles.form} preventScrollReset>
      <HiddenParameters choice={choice} except="price" />
      <TextInput
        name="price"
        inputMode="decimal"
        maxLength={10}
        defaultValue={range?.from}
        aria-label={listingCopy.priceFrom}
        className={styles.bound}
      />
      <span aria-hidden="true">–</span>
      <TextInput
        name="price"
        inputMode="decimal"
        maxLength={10}
        defaultValue={range?.to}
        aria-label={listingCopy.priceTo}
        className={styles.bound}
      />
      <Button type="submit" look="secondary" size="small">
        {listingCopy.priceApply}
      </Button>
    </Form>
  );
}
