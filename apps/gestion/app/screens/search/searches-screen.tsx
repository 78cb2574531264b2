import { Form, Link } from 'react-router';
import { Button } from '@nuancier/ui/pieces/buttons/button.tsx';
import { EmptyState } from '@nuancier/ui/pieces/empty-state.tsx';
import { Field } from '@nuancier/ui/pieces/field/field.tsx';
import { TextInput } from '@nuancier/ui/pieces/field/text-input.tsx';
import { FormRefusal } from '@nuancier/ui/pieces/form/form-refusal.tsx';
import searchRow from '@nuancier/ui/pieces/form/search-row.module.css';
import { SearchedWordsDocument } from '../../../generated/documents.ts';
import { searchesFile } from '../../addresses/paths.ts';
import { orBadSearch } from '../../backend/forms.server.ts';
import { backendContext } from '../../backend/request-context.server.ts';
import tabStyles from '../../features/office/tabs.module.css';
import { endFault } from '../../features/office/forms/end-fault.ts';
import { listPagesCopy } from '../../features/office/list-pages-copy.ts';
import { readSearchedAddress, searchedAddress, tabName, TABS } from '../../features/search/search-address.ts';
import { searchCopy } from '../../features/search/search-copy.ts';
import { SearchFrame } from '../../features/search/search-frame.tsx';
import { SearchedTable } from '../../features/search/searched-table.tsx';
import styles from '../../features/search/search-frame.module.css';
import { mayKeep } from './search-keepers.server.ts';
import { ListTitle } from '../../features/office/list-title/list-title.tsx';
import { foundWords, periodWords } from '../../features/office/list-title/list-words.ts';
import type { Route } from './+types/searches-screen';

const { words: copy } = searchCopy;

export async function loader({ request, context }: Route.LoaderArgs) {
  const address = new URL(request.url).searchParams;
  const asked = readSearchedAddress(address, new Date());
  const answer = await orBadSearch(
    context.get(backendContext).ask(SearchedWordsDocument, { ...asked, after: address.get('apres') }),
  );
  const shared = { asked, mayKeep: mayKeep(context) };
  return 'told' in answer
    ? { ...shared, found: null, refusal: { message: answer.told, key: null } }
    : { ...shared, found: answer.done.searchedWords, refusal: null };
}

export default function SearchesScreen({
  loaderData: { asked, found, refusal, mayKeep },
}: Route.ComponentProps) {
  const { tab } = asked;
  return (
    <SearchFrame
      title={searchCopy.title}
      heading={
        <ListTitle
          of={searchCopy.title}
          asked={[copy.tabs[tab], periodWords(asked)]}
          found={
            found === null
              ? ''
              : foundWords('words', { count: found.rows.length, more: found.next !== null }, copy.empty[tab])
          }
        />
      }
    >
      <nav aria-label={copy.tabsLabel}>
        <ul className={tabStyles.tabs}>
          {TABS.map((one) => (
            <li key={one}>
              <Link
                to={searchedAddress({ ...asked, tab: one })}
                aria-current={one === tab ? 'page' : undefined}
              >
                {copy.tabs[one]}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <Form method="get" className={searchRow.fields}>
        <input type="hidden" name="onglet" value={tabName(tab)} />
        <Field label={copy.since}>
          {(control) => (
            <TextInput {...control} key={asked.since} type="date" name="du" defaultValue={asked.since} />
          )}
        </Field>
        <Field label={copy.until} error={endFault(asked)}>
          {(control) => (
            <TextInput {...control} key={asked.until} type="date" name="au" defaultValue={asked.until} />
          )}
        </Field>
        <Button type="submit">{copy.show}</Button>
        {found !== null && found.rows.length > 0 && (
          <a href={searchesFile(asked)} className={styles.link} download>
            {listPagesCopy.csv}
          </a>
        )}
      </Form>
      <FormRefusal title={copy.refused} refusal={endFault(asked) === undefined ? refusal : null} />
      {found !== null && found.total.searches > 0 && (
        <p>
          {copy.total(found.total.searches, found.total.words)}{' '}
          {copy.totalMore(found.total.without_result, found.total.clicks)}
        </p>
      )}
      {found?.rows.length === 0 && <EmptyState title={copy.empty[tab]}>{copy.emptySays}</EmptyState>}
      {found !== null && found.rows.length > 0 && <SearchedTable rows={found.rows} mayKeep={mayKeep} />}
      {found?.next != null && (
        <nav aria-label={copy.pages}>
          <Link to={searchedAddress(asked, found.next)} className={styles.link}>
            {copy.next}
          </Link>
        </nav>
      )}
      <section className={styles.section}>
        <h2>{copy.definition}</h2>
        {copy.definitions.map((says) => (
          <p key={says}>{says}</p>
        ))}
      </section>
    </SearchFrame>
  );
}
