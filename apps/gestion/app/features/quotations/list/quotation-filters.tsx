import { Field } from '@nuancier/ui/pieces/field/field.tsx';
import { Select } from '@nuancier/ui/pieces/field/select.tsx';
import type { ShopQuotationsQuery } from '../../../../generated/documents.ts';
import type { QuotationsAddress } from '../quotations-address.ts';
import { quotationsCopy as copy } from '../quotations-copy.ts';

type Choices = Pick<ShopQuotationsQuery['shopQuotations'], 'stores' | 'sellers'>;
type Props = Choices & { asked: Pick<QuotationsAddress, 'store' | 'seller'> };

/** By whose store, and by who wrote it: where there is a choice, or one was made. */
export function QuotationFilters({ asked: { store, seller }, stores, sellers }: Props) {
  return (
    <>
      {(stores.length > 1 || store !== null) && (
        <Field label={copy.store}>
          {(control) => (
            <Select
              {...control}
              name="magasin"
              defaultValue={store ?? ''}
              options={[
                { value: '', label: copy.allStores },
                ...stores.map(({ code, name }) => ({ value: code, label: name })),
              ]}
            />
          )}
        </Field>
      )}
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
