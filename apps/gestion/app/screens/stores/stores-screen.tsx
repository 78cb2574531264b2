import { Form, Link } from 'react-router';
import { Button } from '@nuancier/ui/pieces/buttons/button.tsx';
import { EmptyState } from '@nuancier/ui/pieces/empty-state.tsx';
import { Field } from '@nuancier/ui/pieces/field/field.tsx';
import { TextInput } from '@nuancier/ui/pieces/field/text-input.tsx';
import searchRow from '@nuancier/ui/pieces/form/search-row.module.css';
import { Page } from '@nuancier/ui/pieces/navigation/page.tsx';
import { ShopStoresDocument } from '../../../generated/documents.ts';
import { listFile, paths } from '../../addresses/paths.ts';
import { backendContext } from '../../backend/request-context.server.ts';
import { listPagesCopy } from '../../features/office/list-pages-copy.ts';
import { officeCopy } from '../../features/office/office-copy.ts';
import { storesCopy as copy } from '../../features/stores/stores-copy.ts';
import { StoresTable } from '../../features/stores/stores-table.tsx';
import styles from './stores-screen.module.css';
import type { Route } from './+types/stores-screen';

export async function loader({ request, context }: Route.LoaderArgs) {
  const address = new URL(request.url).searchParams;
  const search = address.get('q')?.trim() || null;
  const { shopStores } = await context
    .get(backendContext)
    .ask(ShopStoresDocument, { search, after: address.get('apres') });
  return { search, page: shopStores };
}

export default function StoresScreen({ loaderData: { search, page } }: Route.ComponentProps) {
  return (
    <Page>
      <title>{`${copy.title} – ${officeCopy.name}`}</title>
      <div className={styles.stores}>
        <h1>{copy.title}</h1>
        <Form method="get" role="search" className={searchRow.search}>
          <Field label={copy.search} hint={copy.searchHint}>
            {(control) => <TextInput {...control} type="search" name="q" defaultValue={search ?? ''} />}
          </Field>
          <Button type="submit" look="secondary">
            {copy.find}
          </Button>
        </Form>
        {page.items.length === 0 ? (
          <EmptyState
            title={search === null ? copy.none : copy.noMatch}
            action={search === null ? null : <Link to={paths.stores()}>{copy.all}</Link>}
          />
        ) : (
          <StoresTable stores={page.items} />
        )}
        {page.items.length > 0 && (
          <a href={listFile('magasins.csv', { search })} download>
            {listPagesCopy.csv}
          </a>
        )}
        {page.next !== null && (
          <Link
            to={`?${new URLSearchParams({ ...(search === null ? {} : { q: search }), apres: page.next })}`}
          >
            {copy.more}
          </Link>
        )}
      </div>
    </Page>
  );
}
