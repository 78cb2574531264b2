import type { FormEvent } from 'react';
import { Link } from 'react-router';
import { Button } from '@nuancier/ui/pieces/buttons/button.tsx';
import { Field } from '@nuancier/ui/pieces/field/field.tsx';
import { TextInput } from '@nuancier/ui/pieces/field/text-input.tsx';
import { openOnField } from '@nuancier/ui/pieces/focus/open-on-field.ts';
import styles from '@nuancier/ui/pieces/form/search-row.module.css';
import { paths } from '../../../addresses/paths.ts';
import { OfficeForm } from '../../office/forms/office-form.tsx';
import type { ListedStore } from '../../office/one-store/one-store-address.ts';
import { OneStoreField } from '../../office/one-store/one-store-field.tsx';
import { counterCopy as copy } from './counter-copy.ts';

type Props = {
  query: string | null;
  typed: string;
  told: string | null;
  store: string | null;
  stores: readonly ListedStore[];
  /** the orders whose numbers lead to their cards; any other is opened */
  waiting: readonly string[];
  /** a scanner types as soon as the page is there */
  isFocused: boolean;
  onTyped: (text: string) => void;
  onFind: (event: FormEvent<HTMLFormElement>) => void;
  onAll: () => void;
};

/** By post: a pickup code stands in no address, no history and no log. What was searched before is over. */
export function CounterSearch({
  query,
  typed,
  told,
  store,
  stores,
  waiting,
  isFocused,
  onTyped,
  onFind,
  onAll,
}: Props) {
  return (
    <OfficeForm action={paths.counter()} className={styles.search} role="search" onSubmit={onFind}>
      <Field label={copy.search} hint={copy.searchHint} error={told ?? undefined}>
        {(control) => (
          <TextInput
            {...control}
            type="search"
            name="q"
            autoComplete="off"
            defaultValue={query ?? ''}
            data-scan={waiting.join(' ')}
            onChange={(event) => onTyped(event.currentTarget.value)}
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- see above
            autoFocus={isFocused}
            ref={isFocused ? openOnField : null}
          />
        )}
      </Field>
      <OneStoreField store={store} stores={stores} />
      <Button type="submit" look="secondary">
        {copy.find}
      </Button>
      {(query !== null || typed !== '') && (
        <Link to={paths.counter()} onClick={onAll}>
          {copy.clear}
        </Link>
      )}
    </OfficeForm>
  );
}
