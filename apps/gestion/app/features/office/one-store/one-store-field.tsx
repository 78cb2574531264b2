import { Field } from '@nuancier/ui/pieces/field/field.tsx';
import { Select } from '@nuancier/ui/pieces/field/select.tsx';
import { STORE_FIELD } from './one-store-address.ts';
import type { ListedStore } from './one-store-address.ts';
import { oneStoreCopy as copy } from './one-store-copy.ts';

/** `label`: where it is the store of something else than the row. */
type Props = { store: string | null; stores: readonly ListedStore[]; label?: string };

/** Which store a list tells, where there are several. The one of the address is shown, whosever it is. */
export function OneStoreField({ store, stores, label = copy.field }: Props) {
  if (stores.length < 2 && store === null) return null;
  const isListed = store === null || stores.some(({ code }) => code === store);
  return (
    <Field label={label}>
      {(control) => (
        <Select
          {...control}
          // Chosen anew where a link leads to another store.
          key={store}
          name={STORE_FIELD}
          defaultValue={store ?? ''}
          options={[
            { value: '', label: copy.every },
            ...(isListed ? [] : [{ value: store, label: store }]),
            ...stores.map(({ code, name }) => ({ value: code, label: name })),
          ]}
        />
      )}
    </Field>
  );
}
