import Search from 'lucide-react/icons/search';
import { useId, useState } from 'react';
import type { SubmitEvent } from 'react';
import { paths } from '../../../addresses/paths.ts';
import type { StoresQuery } from '../../../addresses/paths.ts';
import { Button } from '@nuancier/ui/pieces/buttons/button.tsx';
import { Field } from '@nuancier/ui/pieces/field/field.tsx';
import { TextInput } from '@nuancier/ui/pieces/field/text-input.tsx';
import { useCombobox } from '@nuancier/ui/pieces/field/use-combobox.ts';
import { useHydrated } from '@nuancier/ui/pieces/browser/use-hydrated.ts';
import { VisuallyHidden } from '@nuancier/ui/pieces/visually-hidden.tsx';
import { storesCopy } from '../copy.ts';
import { LONGEST_INPUT } from '../place-limits.ts';
import type { Prediction } from '../place-limits.ts';
import styles from './place-search.module.css';
import { usePlacePredictions } from '../use-place-predictions.ts';

/** `onLook` gets the query of the stores' address. */
type Props = { text: string; onLook: (search: StoresQuery) => void };

/** With script a combobox that proposes places while one types; without, a field and its button. */
export function PlaceSearch({ text, onLook }: Props) {
  const [typed, setTyped] = useState(text);
  const [answered, setAnswered] = useState(text);
  if (answered !== text) {
    setAnswered(text);
    setTyped(text);
  }
  const { open, active, show, close, onKeyDown } = useCombobox();
  const { predictions, settled, failed } = usePlacePredictions(typed, open);
  const listId = useId();
  const listed = open && predictions.length > 0;
  const look = (place: Prediction) => {
    setTyped(place.description);
    close();
    onLook(searchFor(place));
  };
  const choose = (index: number) => {
    const place = predictions[index];
    if (place) look(place);
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    close();
    onLook(typed.trim() === '' ? '' : `?${new URLSearchParams({ lieu: typed.trim() })}`);
  };
  const combobox = useHydrated()
    ? ({
        role: 'combobox',
        'aria-expanded': listed,
        'aria-controls': listed ? listId : undefined,
        'aria-autocomplete': 'list',
        'aria-activedescendant': listed && active !== null ? `${listId}-${active}` : undefined,
      } as const)
    : {};
  return (
    <search className={styles.search}>
      <form action={paths.stores()} className={styles.form} onSubmit={submit}>
        <Field label={storesCopy.searchLabel} error={failed ? storesCopy.predictionsFailed : null}>
          {(control) => (
            <TextInput
              {...control}
              {...combobox}
              type="search"
              name="lieu"
              value={typed}
              placeholder={storesCopy.searchPlaceholder}
              autoComplete="off"
              enterKeyHint="search"
              maxLength={LONGEST_INPUT}
              onChange={(event) => {
                setTyped(event.currentTarget.value);
                show();
              }}
              onBlur={close}
              onKeyDown={(event) => onKeyDown(event, { count: listed ? predictions.length : 0, choose })}
            />
          )}
        </Field>
        <Button type="submit" look="secondary" className={styles.submit} aria-label={storesCopy.search}>
          <Search aria-hidden="true" size={20} />
        </Button>
        {listed && (
          <div id={listId} role="listbox" aria-label={storesCopy.predictions} className={styles.list}>
            {predictions.map((place, index) => (
              <a
                key={place.placeId}
                id={`${listId}-${index}`}
                role="option"
                aria-selected={index === active}
                tabIndex={-1}
                href={paths.stores(searchFor(place))}
                className={styles.option}
                // The field keeps the focus: a press must not close the list before it counts.
                onMouseDown={(event) => event.preventDefault()}
                onClick={(event) => {
                  event.preventDefault();
                  look(place);
                }}
              >
                {place.description}
              </a>
            ))}
          </div>
        )}
        <VisuallyHidden>
          <span role="status">{settled && !failed && storesCopy.predictionsFound(predictions.length)}</span>
        </VisuallyHidden>
      </form>
    </search>
  );
}

function searchFor({ description, placeId }: Prediction): StoresQuery {
  return `?${new URLSearchParams({ lieu: description, id: placeId })}`;
}
