import { Form } from 'react-router';
import { tintPaths } from '../../../addresses/tint-paths.ts';
import { Button } from '@nuancier/ui/pieces/buttons/button.tsx';
import { Field } from '@nuancier/ui/pieces/field/field.tsx';
import { Select } from '@nuancier/ui/pieces/field/select.tsx';
import { TextInput } from '@nuancier/ui/pieces/field/text-input.tsx';
import { LONGEST_COLOUR, LONGEST_TEXT } from './read-tint-search.ts';
import type { TintSearch } from './read-tint-search.ts';
import styles from './tint-search-form.module.css';
import { tintsCopy as copy } from './tints-copy.ts';

type Props = {
  search: TintSearch;
  sites: readonly string[];
  /** the colour asked for is none */
  nearUnknown: boolean;
};

export function TintSearchForm({ search, sites, nearUnknown }: Props) {
  // One that the address names and no tint has any more can still be put down.
  const known =
    search.chantier === '' || sites.includes(search.chantier) ? sites : [search.chantier, ...sites];
  return (
    <Form
      // The address is the state: another address draws the fields anew.
      key={JSON.stringify(search)}
      role="search"
      aria-label={copy.search}
      action={tintPaths['customer-my-tints']()}
      className={styles.form}
    >
      <Field label={copy.text}>
        {(control) => (
          <TextInput {...control} name="q" type="search" maxLength={LONGEST_TEXT} defaultValue={search.q} />
        )}
      </Field>
      {known.length > 0 && (
        <Field label={copy.site}>
          {(control) => (
            <Select
              {...control}
              name="chantier"
              options={[
                { value: '', label: copy.anySite },
                ...known.map((site) => ({ value: site, label: site })),
              ]}
              defaultValue={search.chantier}
            />
          )}
        </Field>
      )}
      <Field label={copy.near} error={nearUnknown ? copy.nearUnknown : undefined}>
        {(control) => (
          <TextInput
            {...control}
            name="proche"
            maxLength={LONGEST_COLOUR}
            autoComplete="off"
            spellCheck={false}
            defaultValue={search.proche}
          />
        )}
      </Field>
      <Button type="submit" look="secondary">
        {copy.find}
      </Button>
    </Form>
  );
}
