import { useId, useState } from 'react';
import { useHydrated } from '@nuancier/ui/pieces/browser/use-hydrated.ts';
import { Checkbox } from '@nuancier/ui/pieces/field/checkbox.tsx';
import { ErrorMessage } from '@nuancier/ui/pieces/field/error-message.tsx';
import { Field } from '@nuancier/ui/pieces/field/field.tsx';
import { RequiredMark } from '@nuancier/ui/pieces/field/required-mark.tsx';
import { TextInput } from '@nuancier/ui/pieces/field/text-input.tsx';
import type { TeamChoicesQuery } from '../../../generated/documents.ts';
import { hasWords } from '../office/words/has-words.ts';
import { teamCopy } from './team-copy.ts';
import styles from './store-choice.module.css';

const { form: copy } = teamCopy;

/** So many are read at a glance. */
const MOST_UNFILTERED = 8;

type Props = {
  stores: TeamChoicesQuery['teamChoices']['stores'];
  chosen: readonly string[];
  /** whether the role that is chosen is bound to stores; null where the role may still change unseen */
  isNeeded: boolean | null;
  error: string | undefined;
};

/** Stores by their names; with script, narrowed by what is typed. What is ticked stays ticked while it is not shown. */
export function StoreChoice({ stores, chosen, isNeeded, error }: Props) {
  const [typed, setTyped] = useState('');
  const hydrated = useHydrated();
  const id = useId();
  const isShown = (name: string) => hasWords(name, typed.trim());
  const none = !stores.some(({ code, name }) => isShown(`${name} ${code}`));
  return (
    <fieldset
      className={styles.choice}
      hidden={isNeeded === false}
      aria-describedby={error === undefined ? `${id}-hint` : `${id}-hint ${id}-error`}
    >
      <legend>
        {copy.stores}
        {isNeeded && <RequiredMark />}
      </legend>
      <p id={`${id}-hint`} className={styles.hint}>
        {copy.storesHint}
      </p>
      {error !== undefined && <ErrorMessage id={`${id}-error`}>{error}</ErrorMessage>}
      {hydrated && stores.length > MOST_UNFILTERED && (
        <Field label={copy.storesFilter}>
          {(control) => (
            <TextInput
              {...control}
              type="search"
              value={typed}
              onChange={({ currentTarget }) => setTyped(currentTarget.value)}
              onKeyDown={(event) => {
                // The form is not sent by whoever looks for a store.
                if (event.key === 'Enter') event.preventDefault();
              }}
            />
          )}
        </Field>
      )}
      <div className={styles.boxes}>
        {stores.map(({ code, name }) => (
          <div key={code} hidden={!isShown(`${name} ${code}`)}>
            <Checkbox
              name="magasins"
              value={code}
              label={copy.store(name, code)}
              defaultChecked={chosen.includes(code)}
            />
          </div>
        ))}
        {none && <p>{copy.storesNoMatch}</p>}
      </div>
    </fieldset>
  );
}
