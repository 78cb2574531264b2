import type { ReactNode } from 'react';
import { Form, Link } from 'react-router';
import { Button } from '@nuancier/ui/pieces/buttons/button.tsx';
import { Field } from '@nuancier/ui/pieces/field/field.tsx';
import { TextInput } from '@nuancier/ui/pieces/field/text-input.tsx';
import searchRow from '@nuancier/ui/pieces/form/search-row.module.css';
import { listPagesCopy as copy } from '../list-pages-copy.ts';

type Props = {
  hint: string;
  search: string | null;
  /** why nothing could be looked for */
  error?: string | undefined;
  /** what stays of the address, as the state of a list */
  kept?: Readonly<Record<string, string>>;
  /** the list without words */
  clear: string;
  /** what else narrows it, beside the words */
  children?: ReactNode;
};

/** Words that narrow a list, in its address. */
export function ListSearch({ hint, search, error, kept, clear, children }: Props) {
  return (
    <Form method="get" role="search" className={searchRow.search}>
      {Object.entries(kept ?? {}).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Field label={copy.search} hint={hint} error={error}>
        {(control) => <TextInput {...control} type="search" name="q" defaultValue={search ?? ''} />}
      </Field>
      {children}
      <Button type="submit" look="secondary">
        {copy.search}
      </Button>
      {search !== null && <Link to={clear}>{copy.clear}</Link>}
    </Form>
  );
}
