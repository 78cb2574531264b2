import { Field } from '@nuancier/ui/pieces/field/field.tsx';
import { Select } from '@nuancier/ui/pieces/field/select.tsx';
import { TextInput } from '@nuancier/ui/pieces/field/text-input.tsx';
import { wayWord } from './figures-address.ts';
import type { FiguresAddress } from './figures-address.ts';
import { figuresCopy as copy } from './figures-copy.ts';

type Props = {
  asked: FiguresAddress;
  stores: readonly { code: string; name: string }[];
  hasHours: boolean;
};

/** What a report may be asked beside its days. */
export function FiguresFilters({ asked: { by, store, hours }, stores, hasHours }: Props) {
  const isChosen = stores.length > 1;
  return (
    <>
      <input type="hidden" name="par" value={wayWord(by)} />
      {!isChosen && store !== null && <input type="hidden" name="magasin" value={store} />}
      {isChosen && (
        <Field label={copy.storeField}>
          {(control) => (
            <Select
              {...control}
              key={store}
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
