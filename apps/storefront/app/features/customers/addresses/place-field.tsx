import { useId, useRef, useState } from 'react';
import type { ComponentProps, FormEvent } from 'react';
import { OptionsList } from '@nuancier/ui/pieces/field/options-list.tsx';
import { useCombobox } from '@nuancier/ui/pieces/field/use-combobox.ts';
import { useHydrated } from '@nuancier/ui/pieces/browser/use-hydrated.ts';
import { VisuallyHidden } from '@nuancier/ui/pieces/visually-hidden.tsx';
import { LONGEST_INPUT } from '../../stores/place-limits.ts';
import { usePlacePredictions } from '../../stores/use-place-predictions.ts';
import { addressCopy } from './address-copy.ts';
import styles from './place-field.module.css';
import { TextField } from '@nuancier/ui/pieces/form/text-field.tsx';
import { fillPlace, isNews, nothingWritten, placeInForm, questionOf } from './place-in-form.ts';
import type { PlaceFieldName } from './place-in-form.ts';

type Props = Omit<ComponentProps<typeof TextField<PlaceFieldName>>, 'onChange' | 'onBlur' | 'onKeyDown'>;

/** Street, postcode or town: while one of them is typed, addresses are proposed that fill in all three. */
export function PlaceField(props: Props) {
  const place = useRef<HTMLDivElement>(null);
  const [written, setWritten] = useState(nothingWritten);
  const { open, active, show, close, onKeyDown } = useCombobox();
  const { predictions, settled } = usePlacePredictions(
    questionOf(written, props.name),
    open,
    props.name === 'street' ? 'STREET' : 'COMMUNE',
  );
  const listId = useId();
  const form = () => place.current?.closest('form') ?? null;
  const proposals = open ? predictions.filter(({ address }) => address && isNews(written, address)) : [];
  const listed = proposals.length > 0;
  const choose = (index: number) => {
    const address = proposals[index]?.address;
    if (address) fillPlace(form(), address);
    close();
  };
  const ask = ({ nativeEvent }: FormEvent<HTMLInputElement>) => {
    // A browser that fills the form in by itself needs no proposals: only keys and pasting say how they write.
    if (!(nativeEvent instanceof InputEvent) || !nativeEvent.inputType) return;
    setWritten(placeInForm(form()));
    show();
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
    <div ref={place} className={styles.place}>
      <TextField
        {...props}
        {...combobox}
        maxLength={LONGEST_INPUT}
        onChange={ask}
        onBlur={close}
        onKeyDown={(event) => onKeyDown(event, { count: proposals.length, choose })}
      />
      {listed && (
        <OptionsList
          id={listId}
          label={addressCopy.proposals}
          options={proposals.map(({ placeId, description }) => ({ key: placeId, words: description }))}
          active={active}
          onChoose={choose}
        />
      )}
      <VisuallyHidden>
        <span role="status">
          {settled && (listed || props.name === 'street') && addressCopy.proposalsFound(proposals.length)}
        </span>
      </VisuallyHidden>
    </div>
  );
}
