import { Link } from 'react-router';
import { EmptyState } from '@nuancier/ui/pieces/empty-state.tsx';
import { Page } from '@nuancier/ui/pieces/navigation/page.tsx';
import { CardTable } from '@nuancier/ui/pieces/tables/card-table.tsx';
import { ShopMessagesDocument } from '../../../generated/documents.ts';
import { listFile, paths } from '../../addresses/paths.ts';
import { listedStores } from '../../backend/listed-stores.server.ts';
import { backendContext, staffContext } from '../../backend/request-context.server.ts';
import { areasOf } from '../../features/customers/areas-of.ts';
import { CustomerAreas } from '../../features/customers/customer-areas.tsx';
import { fileMoment } from '../../features/customers/file/file-dates.ts';
import { messagesCopy as copy } from '../../features/customers/messages-copy.ts';
import { ListPages } from '../../features/office/list-pages.tsx';
import { listPagesCopy } from '../../features/office/list-pages-copy.ts';
import { ListSearch } from '../../features/office/forms/list-search.tsx';
import { ListNewsLine } from '../../features/office/live/list-news-line.tsx';
import { ListTitle } from '../../features/office/list-title/list-title.tsx';
import { foundWords, typedWords } from '../../features/office/list-title/list-words.ts';
import { readStore, storeNamed, storeSearch } from '../../features/office/one-store/one-store-address.ts';
import { oneStoreCopy } from '../../features/office/one-store/one-store-copy.ts';
import { OneStoreField } from '../../features/office/one-store/one-store-field.tsx';
import { OneStoreNote } from '../../features/office/one-store/one-store-note.tsx';
import { readWhose, whoseSaid, whoseSearch } from '../../features/office/whose/whose-address.ts';
import { whoseCopy } from '../../features/office/whose/whose-copy.ts';
import { WhoseNote } from '../../features/office/whose/whose-note.tsx';
import { OutcomeNote } from '../../features/office/outcome-note.tsx';
import { StateTabs } from '../../features/office/state-tabs.tsx';
import styles from './customers-screen.module.css';
import type { Route } from './+types/messages-screen';

const STATES = ['attente', 'traites'] as const;
const SHOWN_SIGNS = 140;

export async function loader({ request, context }: Route.LoaderArgs) {
  const address = new URL(request.url).searchParams;
  const state = STATES.find((one) => one === address.get('etat')) ?? 'attente';
  const after = address.get('apres');
  const whose = readWhose(address);
  const query = address.get('q')?.trim() || null;
  const store = readStore(address);
  const [{ shopMessages }, stores] = await Promise.all([
    context.get(backendContext).ask(ShopMessagesDocument, { state, query, store, after, ...whose }),
    listedStores(context),
  ]);
  const done = address.get('fait');
  return {
    state,
    query,
    whose,
    store,
    stores,
    after,
    page: shopMessages,
    areas: areasOf(context.get(staffContext).person?.role),
    done: done === 'repondu' || done === 'traite' ? copy.done[done] : null,
  };
}

export default function MessagesScreen({
  loaderData: { state, query, whose, store, stores, after, page, areas, done },
}: Route.ComponentProps) {
  const words = query === null ? '' : `&q=${encodeURIComponent(query)}`;
  const kept = `${words}${storeSearch(store)}${whoseSearch(whose)}`;
  const name = storeNamed(store, stores);
  const ofAll = name === null ? copy.empty[state] : oneStoreCopy.nothing(name);
  const empty = whoseSearch(whose) === '' ? ofAll : whoseCopy.empty;
  const nothing = query === null ? empty : listPagesCopy.noMatch(query);
  return (
    <Page>
      <ListTitle
        of={copy.title}
        asked={[copy.tabs[state], typedWords(query), name]}
        found={foundWords('messages', { count: page.rows.length, more: page.next !== null }, nothing)}
      />
      <div className={styles.customers}>
        <h1>{copy.title}</h1>
        <CustomerAreas areas={areas} current="messages" />
        <OutcomeNote done={done} />
        <WhoseNote
          whose={whose}
          name={page.rows[0]?.name ?? null}
          all={`?etat=${state}${words}${storeSearch(store)}`}
        />
        <OneStoreNote store={store} stores={stores} all={`?etat=${state}${words}${whoseSearch(whose)}`} />
        <StateTabs label={copy.tabsLabel} states={STATES} current={state} words={copy.tabs} search={kept} />
        <ListSearch
          hint={copy.searchHint}
          search={query}
          kept={{ etat: state, ...whoseSaid(whose) }}
          clear={`?etat=${state}${storeSearch(store)}${whoseSearch(whose)}`}
        >
          <OneStoreField store={store} stores={stores} />
        </ListSearch>
        {page.rows.length === 0 ? (
          <EmptyState title={nothing} />
        ) : (
          <CardTable
            caption={copy.tabs[state]}
            columns={copy.columns.map((label) => ({ label }))}
            rows={page.rows.map((message) => ({
              key: message.id,
              cells: [
                <Link key="from" to={paths.message(message.id)} className={styles.link}>
                  {message.name}
                </Link>,
                fileMoment(message.at),
                message.reason,
                <span key="words" className={styles.words}>
                  {message.message.length > SHOWN_SIGNS
                    ? `${message.message.slice(0, SHOWN_SIGNS)}…`
                    : message.message}
                </span>,
                message.store ?? copy.shop,
                message.settled_at !== null
                  ? copy.settled(message.settled_by ?? '', fileMoment(message.settled_at))
                  : message.is_mine
                    ? copy.mine
                    : (message.assigned_to ?? copy.nobody),
              ],
            }))}
          />
        )}
        <ListNewsLine of="message" read={page} />
        <ListPages state={state} after={after} next={page.next} search={kept} />
        {page.rows.length > 0 && (
          <a
            href={listFile('messages.csv', { state, search: query, store, ...whose })}
            className={styles.link}
            download
          >
            {listPagesCopy.csv}
          </a>
        )}
      </div>
    </Page>
  );
}
