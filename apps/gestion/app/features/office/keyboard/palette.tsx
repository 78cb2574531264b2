import { useEffect, useId, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { useNavigate } from 'react-router';
import { Button } from '@nuancier/ui/pieces/buttons/button.tsx';
import { Modal } from '@nuancier/ui/pieces/dialog/modal.tsx';
import { Field } from '@nuancier/ui/pieces/field/field.tsx';
import { OptionsList } from '@nuancier/ui/pieces/field/options-list.tsx';
import { TextInput } from '@nuancier/ui/pieces/field/text-input.tsx';
import { useCombobox } from '@nuancier/ui/pieces/field/use-combobox.ts';
import type { CurrentStaffQuery } from '../../../../generated/documents.ts';
import { keyboardCopy as copy } from './keyboard-copy.ts';
import { paletteOptions } from './palette-options.ts';
import styles from './keyboard-dialogs.module.css';

type Props = {
  menu: CurrentStaffQuery['currentStaff']['menu'];
  onClose: () => void;
  /** to the list of all keys, in place of this */
  onHelp: () => void;
};

/** A few letters and Enter: to a screen, an order, or a search. */
export function Palette({ menu, onClose, onHelp }: Props) {
  const title = useId();
  const list = useId();
  const [typed, setTyped] = useState('');
  const { active, show, onKeyDown } = useCombobox();
  const navigate = useNavigate();
  const options = paletteOptions(menu, typed);
  // Open as long as the dialog is: Escape is the dialog's.
  useEffect(show, []); // oxlint-disable-line react-hooks/exhaustive-deps -- once, when it opens

  const choose = (index: number) => {
    const option = options[index];
    if (option === undefined) return;
    onClose();
    void navigate(option.to);
  };
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Escape') return;
    if (event.key === 'Enter' && active === null) {
      event.preventDefault();
      choose(0);
    } else onKeyDown(event, { count: options.length, choose });
  };

  return (
    <Modal labelledBy={title} className={styles.dialog ?? ''} onClose={onClose}>
      <h2 id={title}>{copy.palette}</h2>
      <div className={styles.field}>
        <Field label={copy.field}>
          {(control) => (
            <TextInput
              {...control}
              role="combobox"
              autoComplete="off"
              aria-expanded={options.length > 0}
              aria-controls={list}
              aria-autocomplete="list"
              aria-activedescendant={active === null ? undefined : `${list}-${active}`}
              value={typed}
              onChange={(event) => {
                setTyped(event.currentTarget.value);
                show();
              }}
              onKeyDown={press}
            />
          )}
        </Field>
        <div className={styles.options}>
          <OptionsList
            id={list}
            label={copy.options}
            options={options.map(({ words, to }) => ({ key: to, words }))}
            active={active}
            onChoose={choose}
          />
        </div>
      </div>
      <div className={styles.foot}>
        <Button look="quiet" onClick={onHelp}>
          {copy.more}
        </Button>
        <Button look="secondary" onClick={onClose}>
          {copy.close}
        </Button>
      </div>
    </Modal>
  );
}
