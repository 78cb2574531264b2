import type { ListingChoice } from '@nuancier/domain/search/listing/listing-choice.ts';
import { useId } from 'react';
import { Form, useNavigate } from 'react-router';
import { Button } from '@nuancier/ui/pieces/buttons/button.tsx';
import { Select } from '@nuancier/ui/pieces/field/select.tsx';
import type { Option } from '@nuancier/ui/pieces/field/select.tsx';
import { useHydrated } from '@nuancier/ui/pieces/browser/use-hydrated.ts';
import styles from './choice-form.module.css';
import { listingCopy } from '../copy.ts';
import { HiddenParameters } from '../hidden-parameters.tsx';

type Props = {
  path: string;
  choice: ListingChoice;
  name: 'sort' | 'itemsPerPage';
  label: string;
  value: string;
  options: readonly Option[];
  addressOf: (value: string) => string;
};

/** One setting of the list: chosen at once with script, by a button without. */
export function ChoiceForm({ path, choice, name, label, value, options, addressOf }: Props) {
  const id = useId();
  const navigate = useNavigate();
  const hydrated = useHydrated();
  return (
    <Form action={path} className={styles.form}>
      <HiddenParameters choice={choice} except={name} />
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <Select
        id={id}
        name={name}
        value={value}
        options={options}
        className={styles.select}
        onChange={(event) => void navigate(addressOf(event.target.value), { preventScrollReset: true })}
      />
      {!hydrated && (
        <Button type="submit" look="secondary" size="small">
          {listingCopy.apply}
        </Button>
      )}
    </Form>
  );
}
