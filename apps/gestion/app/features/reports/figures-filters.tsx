import { Field } from '@nuancier/ui/pieces/field/field.tsx';
import { TextInput } from '@nuancier/ui/pieces/field/text-input.tsx';
import type { ListedStore } from '../office/one-store/one-store-address.ts';
import { OneStoreField } from '../office/one-store/one-store-field.tsx';
import { wayWord } from './figures-address.ts';
import type { FiguresAddress } from './figures-address.ts';
import { figuresCopy as copy } from './figures-copy.ts';

type Props = {
  asked: FiguresAddress;
  stores: readonly ListedStore[];
  hasHours: boolean;
};

/** What a report may be asked beside its days. */
export function FiguresFilters({ asked: { by, store, hours }, stores, hasHours }: Props) {
  return (
    <>
      <input type="hidden" name="par" value={wayWord(by)} />
      <OneStoreField store={store} stores={stores} />
      {hasHours && (
        <Field label={copy.hoursField}>
          {(control) => (
            <TextInput
              {...control}
              type="number"
              name="heures"
              min="1"
              max="8784"
              defaultValue={hours === null ? '24' : String(hours)}
            />
          )}
        </Field>
      )}
    </>
  );
}
