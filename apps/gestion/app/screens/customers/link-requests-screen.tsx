import { Link } from 'react-router';
import { ButtonLink } from '@nuancier/ui/pieces/buttons/button-link.tsx';
import { EmptyState } from '@nuancier/ui/pieces/empty-state.tsx';
import { Page } from '@nuancier/ui/pieces/navigation/page.tsx';
import { CardTable } from '@nuancier/ui/pieces/tables/card-table.tsx';
import { EmailText } from '@nuancier/ui/pieces/email-text.tsx';
import { formatMoment } from '@nuancier/ui/text/format.ts';
import { scopeOf } from '@nuancier/domain/staff/rights.ts';
import { LinkRequestsDocument } from '../../../generated/documents.ts';
import type { LinkRequestAtTheDeskFragment } from '../../../generated/documents.ts';
import { listFile, paths } from '../../addresses/paths.ts';
import { orBadSearch } from '../../backend/forms.server.ts';
import { listedStores } from '../../backend/listed-stores.server.ts';
import { backendContext, staffContext } from '../../backend/request-context.server.ts';
import { areasOf } from '../../features/customers/areas-of.ts';
import { CustomerAreas } from '../../features/customers/customer-areas.tsx';
import { customerCopy } from '../../features/customers/customer-copy.ts';
import { ListSearch } from '../../features/office/forms/list-search.tsx';
import { listPagesCopy } from '../../features/office/list-pages-copy.ts';
import { ListPages } from '../../features/office/list-pages.tsx';
import { ListTitle } from '../../features/office/list-title/list-title.tsx';
import { foundWords, typedWords } from '../../features/office/list-title/list-words.ts';
import { readStore, storeNamed, storeSearch } from '../../features/office/one-store/one-store-address.ts';
import { oneStoreCopy } from '../../features/office/one-store/one-store-copy.ts';
import { OneStoreField } from '../../features/office/one-store/one-store-field.tsx';
import { OneStoreNote } from '../../features/office/one-store/one-store-note.tsx';
import { OutcomeNote } from '../../features/office/outcome-note.tsx';
import styles from './link-requests-screen.module.css';
import type { Route } from './+types/link-requests-screen';

const { links: copy, done: told, act } = customerCopy;

export async function loader({ request, context }: Route.LoaderArgs) {
  const address = new URL(request.url).searchParams;
  const query = address.get('q')?.trim() || null;
  const store = readStore(address);
  const after = address.get('apres');
  const [found, stores] = await Promise.all([
    orBadSearch(context.get(backendContext).ask(LinkRequestsDocument, { query, store, after })),
    listedStores(context),
  ]);
  const role = context.get(staffContext).person?.role;
  const done = address.get('fait');
  return {
    query,
    store,
    stores,
    after,
    page: 'done' in found ? found.done.linkRequests : { rows: [], next: null },
    told: 'told' in found ? found.told : null,
    areas: areasOf(role),
    maySettle: role !== undefined && scopeOf('settleLinkRequest', role) !== null,
    done: done === 'confirme' || done === 'refuse' || done === 'deja' ? told[done] : null,
  };
}

export default function LinkRequestsScreen({
  loaderData: { query, store, stores, after, page, told: refused, areas, maySettle, done },
}: Route.ComponentProps) {
  const columns = maySettle ? copy.columns : copy.columns.slice(0, -1);
  const words = query === null ? '' : `&q=${encodeURIComponent(query)}`;
  const name = storeNamed(store, stores);
  const empty = name === null ? copy.empty : oneStoreCopy.nothing(name);
  const nothing = query === null ? empty : listPagesCopy.noMatch(query);
  return (
    <Page>
      <ListTitle
        of={copy.title}
        asked={[typedWords(query), name]}
        found={
          refused === null
            ? foundWords('requests', { count: page.rows.length, more: page.next !== null }, nothing)
            : ''
        }
      />
      <div className={styles.requests}>
        <h1>{copy.title}</h1>
        <CustomerAreas areas={areas} current="linkRequests" />
        <OutcomeNote done={done} />
        <p>{copy.says}</p>
        <OneStoreNote store={store} stores={stores} all={`?${words.slice(1)}`} />
        <ListSearch
          hint={copy.searchHint}
          search={query}
          error={refused ?? undefined}
          clear={`?${storeSearch(store).slice(1)}`}
        >
          <OneStoreField store={store} stores={stores} />
        </ListSearch>
        {refused !== null ? null : page.rows.length === 0 ? (
          <EmptyState title={nothing} />
        ) : (
          <CardTable
            caption={copy.title}
            columns={columns.map((label) => ({ label }))}
            rows={page.rows.map((request) => ({
              key: request.customer_id,
              cells: cellsOf(request, maySettle),
            }))}
          />
        )}
        <ListPages after={after} next={page.next} search={`${words}${storeSearch(store)}`} />
        {page.rows.length > 0 && (
          <a href={listFile('rattachements.csv', { search: query, store })} className={styles.link} download>
            {listPagesCopy.csv}
          </a>
        )}
      </div>
    </Page>
  );
}

function cellsOf(request: LinkRequestAtTheDeskFragment, maySettle: boolean) {
  const { customer_id: id, name, email, company, asked_at: at, company_email: told, store } = request;
  return [
    <span key="who" className={styles.stack}>
      <Link to={paths.customer(id)} className={styles.link}>
        {name}
      </Link>
      <span className={styles.email}>
        <EmailText address={email} />
      </span>
    </span>,
    <span key="company" className={styles.stack}>
      <Link to={paths.company(company.id)} className={styles.link}>
        {company.name}
      </Link>
      <small>{company.client_code}</small>
    </span>,
    formatMoment(new Date(at), 'short'),
    told === null ? copy.noAddress : <EmailText key="company" address={told} />,
    store ?? copy.noStore,
    ...(maySettle
      ? [
          <span key="acts" className={styles.acts}>
            <ButtonLink to={paths.linkRequest(id, 'confirmation')} size="small">
              {act.confirmLink}
            </ButtonLink>
            <ButtonLink to={paths.linkRequest(id, 'refus')} look="quiet" size="small">
              {act.refuseLink}
            </ButtonLink>
          </span>,
        ]
      : []),
  ];
}
