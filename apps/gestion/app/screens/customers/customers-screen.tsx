import { data, Form, Link, useSearchParams } from 'react-router';
import { Button } from '@nuancier/ui/pieces/buttons/button.tsx';
import { EmptyState } from '@nuancier/ui/pieces/empty-state.tsx';
import { Field } from '@nuancier/ui/pieces/field/field.tsx';
import { Select } from '@nuancier/ui/pieces/field/select.tsx';
import { TextInput } from '@nuancier/ui/pieces/field/text-input.tsx';
import { FormRefusal } from '@nuancier/ui/pieces/form/form-refusal.tsx';
import searchRow from '@nuancier/ui/pieces/form/search-row.module.css';
import { Page } from '@nuancier/ui/pieces/navigation/page.tsx';
import { ShopCustomersDocument } from '../../../generated/documents.ts';
import { BASE } from '../../addresses/paths.ts';
import { orRefusal } from '../../backend/forms.server.ts';
import { listedStores } from '../../backend/listed-stores.server.ts';
import { backendContext, staffContext } from '../../backend/request-context.server.ts';
import { areasOf } from '../../features/customers/areas-of.ts';
import { CustomerAreas } from '../../features/customers/customer-areas.tsx';
import { customerCopy } from '../../features/customers/customer-copy.ts';
import {
  fileSearch,
  FILTERS_OF,
  readCustomersAddress,
  searchIn,
} from '../../features/customers/customers-address.ts';
import { customersCopy as copy } from '../../features/customers/customers-copy.ts';
import { CustomersTable } from '../../features/customers/customers-table.tsx';
import { officeCopy } from '../../features/office/office-copy.ts';
import { storeNamed, storeSearch } from '../../features/office/one-store/one-store-address.ts';
import { oneStoreCopy } from '../../features/office/one-store/one-store-copy.ts';
import { OneStoreField } from '../../features/office/one-store/one-store-field.tsx';
import { OneStoreNote } from '../../features/office/one-store/one-store-note.tsx';
import { OutcomeNote } from '../../features/office/outcome-note.tsx';
import tabStyles from '../../features/office/tabs.module.css';
import { listPagesCopy } from '../../features/office/list-pages-copy.ts';
import styles from './customers-screen.module.css';
import { ListTitle } from '../../features/office/list-title/list-title.tsx';
import { foundWords, typedWords } from '../../features/office/list-title/list-words.ts';
import type { Route } from './+types/customers-screen';

/** What one may mend in the field itself. */
const SEARCHED = new Set(['CUSTOMER_SEARCH_SHORT', 'CUSTOMER_SEARCH_LONG', 'BAD_CUSTOMER_FILTER']);
const NOTHING = { rows: [], counts: [], next: null, previous: null };

export async function loader({ request, context }: Route.LoaderArgs) {
  const address = new URL(request.url).searchParams;
  const asked = readCustomersAddress(address);
  const [found, stores] = await Promise.all([
    orRefusal(context.get(backendContext).ask(ShopCustomersDocument, asked)),
    listedStores(context),
  ]);
  if ('refusal' in found && !SEARCHED.has(found.refusal.key ?? ''))
    throw data({ told: found.refusal.message }, { status: 403 });
  const { person } = context.get(staffContext);
  return {
    asked,
    page: 'done' in found ? found.done.shopCustomers : NOTHING,
    refusal: 'done' in found ? null : found.refusal,
    stores,
    areas: areasOf(person?.role),
    done: address.get('fait') === 'efface' ? customerCopy.done.efface : null,
  };
}

export default function CustomersScreen({ loaderData }: Route.ComponentProps) {
  const { asked, page, refusal, stores, areas, done } = loaderData;
  const [address] = useSearchParams();
  const at = (name: 'apres' | 'avant', cursor: string) => {
    const next = new URLSearchParams(address);
    for (const other of ['apres', 'avant', 'fait']) next.delete(other);
    next.set(name, cursor);
    return `?${next}`;
  };
  const isSearching = asked.query !== null || asked.filter !== null;
  const store = storeNamed(asked.store, stores);
  const empty = store === null ? copy.empty[asked.list] : oneStoreCopy.nothing(store);
  const nothing = isSearching ? copy.noMatch(copy.lists[asked.list]) : empty;
  const counted = page.counts.find(({ list }) => list === asked.list);
  const found = foundWords(
    asked.list === 'societes' ? 'companies' : 'people',
    { count: counted?.count ?? page.rows.length, more: counted?.more ?? false },
    nothing,
  );
  const other = page.counts.find(({ list, count }) => list !== asked.list && count > 0);
  return (
    <Page>
      <ListTitle
        of={copy.title}
        asked={[
          copy.lists[asked.list],
          typedWords(asked.query),
          asked.filter && copy.filters[asked.filter],
          store,
        ]}
        found={refusal === null ? found : ''}
      />
      <div className={styles.customers}>
        <h1>{copy.title}</h1>
        <CustomerAreas areas={areas} current="customers" />
        <OutcomeNote done={done} />
        <OneStoreNote
          store={asked.store}
          stores={stores}
          all={searchIn(asked.list, { ...asked, store: null })}
        />
        <nav aria-label={copy.listsLabel}>
          <ul className={tabStyles.tabs}>
            {page.counts.map(({ list, count, more }) => (
              <li key={list}>
                <Link to={searchIn(list, asked)} aria-current={list === asked.list ? 'page' : undefined}>
                  {copy.lists[list]} <span>{copy.count(count, more)}</span>
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <Form method="get" className={searchRow.search} role="search">
          <input type="hidden" name="liste" value={asked.list} />
          <Field label={copy.search} hint={copy.searchHint}>
            {(control) => <TextInput {...control} type="search" name="q" defaultValue={asked.query ?? ''} />}
          </Field>
          <Field label={copy.filter}>
            {(control) => (
              <Select
                {...control}
                key={asked.list}
                name="filtre"
                defaultValue={asked.filter ?? ''}
                options={[
                  { value: '', label: copy.everything[asked.list] },
                  ...FILTERS_OF[asked.list].map((value) => ({ value, label: copy.filters[value] })),
                ]}
              />
            )}
          </Field>
          <OneStoreField store={asked.store} stores={stores} />
          <Button type="submit" look="secondary">
            {copy.find}
          </Button>
          {isSearching && (
            <Link to={`?liste=${asked.list}${storeSearch(asked.store)}`} className={styles.link}>
              {copy.clear}
            </Link>
          )}
        </Form>
        <FormRefusal title={officeCopy.refused} refusal={refusal} />
        {page.rows.length > 0 && (
          <CustomersTable caption={copy.lists[asked.list]} list={asked.list} rows={page.rows} />
        )}
        {page.rows.length === 0 && refusal === null && (
          <EmptyState
            title={nothing}
            action={
              isSearching && other !== undefined ? (
                <Link to={searchIn(other.list, asked)}>
                  {copy.otherList(copy.lists[other.list], copy.count(other.count, other.more))}
                </Link>
              ) : null
            }
          />
        )}
        {page.rows.length > 0 && (
          <nav aria-label={copy.pages} className={styles.pages}>
            {page.previous !== null && (
              <Link to={at('avant', page.previous)} className={styles.link}>
                {copy.previous}
              </Link>
            )}
            {page.next !== null && (
              <Link to={at('apres', page.next)} className={styles.link}>
                {copy.next}
              </Link>
            )}
            <a href={`${BASE}/fichiers/clients.csv${fileSearch(asked)}`} className={styles.link} download>
              {listPagesCopy.csv}
            </a>
          </nav>
        )}
      </div>
    </Page>
  );
}
