import { Form, Link } from 'react-router';
import { Button } from '@nuancier/ui/pieces/buttons/button.tsx';
import { Field } from '@nuancier/ui/pieces/field/field.tsx';
import { TextInput } from '@nuancier/ui/pieces/field/text-input.tsx';
import searchRow from '@nuancier/ui/pieces/form/search-row.module.css';
import { paths } from '../../../addresses/paths.ts';
import { shelfCopy } from '../shelf-copy.ts';

const { category: copy } = shelfCopy;

/** `found`: null where nothing was looked for. */
export function TreeSearch({ query, found }: { query: string; found: number | null }) {
  return (
    <>
      <Form method="get" role="search" className={searchRow.search}>
        <Field label={copy.search} hint={copy.searchHint}>
          {(control) => <TextInput {...control} key={query} type="search" name="q" defaultValue={query} />}
        </Field>
        <Button type="submit" look="secondary">
          {shelfCopy.find}
        </Button>
        {query !== '' && <Link to={paths.categories()}>{shelfCopy.clear}</Link>}
      </Form>
      {found !== null && <p role="status">{found === 0 ? copy.noMatch(query) : copy.found(found)}</p>}
    </>
  );
}
