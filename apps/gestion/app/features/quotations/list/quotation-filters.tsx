import { Field } from '@nuancier/ui/pieces/field/field.tsx';
import { Select } from '@nuancier/ui/pieces/field/select.tsx';
import type { ListedStore } from '../../office/one-store/one-store-address.ts';
import { OneStoreField } from '../../office/one-store/one-store-field.tsx';
import type { QuotationsAddress } from '../quotations-address.ts';
import { quotationsCopy as copy } from '../quotations-copy.ts';

type Props = {
  asked: Pick<QuotationsAddress, 'store' | 'seller'>;
  stores: readonly ListedStore[];
  sellers: readonly string[];
};

/** By whose store, and by who wrote it: where there is a choice, or one was made. */
export function QuotationFilters({ asked: { store, seller }, stores, sellers }: Props) {
  return (
    <>
      <OneStoreField store={store} stores={stores} label={copy.store} />
      {(sellers.length > 1 || seller !== null) && (
        <Field label={copy.columns.seller}>
          {(control) => (
            <Select
              {...control}
              name="redacteur"
              defaultValue={seller ?? ''}
              options={[
                { value: '', label: copy.allSellers },
                ...sellers.map((name) => ({ value: name, label: name })),
              ]}
            />
          )}
        </Field>
      )}
    </>
  );
}
