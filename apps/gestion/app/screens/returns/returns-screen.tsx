import { Form, Link } from 'react-router';
import { scopeOf } from '@nuancier/domain/staff/rights.ts';
import { Badge } from '@nuancier/ui/pieces/badge.tsx';
import { Button } from '@nuancier/ui/pieces/buttons/button.tsx';
import { EmailText } from '@nuancier/ui/pieces/email-text.tsx';
import { EmptyState } from '@nuancier/ui/pieces/empty-state.tsx';
import { Field } from '@nuancier/ui/pieces/field/field.tsx';
import { Select } from '@nuancier/ui/pieces/field/select.tsx';
import { TextInput } from '@nuancier/ui/pieces/field/text-input.tsx';
import { Page } from '@nuancier/ui/pieces/navigation/page.tsx';
import { CardTable } from '@nuancier/ui/pieces/tables/card-table.tsx';
import { formatLocalDay, formatMoment } from '@nuancier/ui/text/format.ts';
import { ShopWithdrawalsDocument } from '../../../generated/documents.ts';
import type { ShopWithdrawalsQuery } from '../../../generated/documents.ts';
import { paths, returnsFile } from '../../addresses/paths.ts';
import { orBadSearch } from '../../backend/forms.server.ts';
import { listedStores } from '../../backend/listed-stores.server.ts';
import { backendContext, staffContext } from '../../backend/request-context.server.ts';
import { ListPages } from '../../features/office/list-pages.tsx';
import { ListTitle } from '../../features/office/list-title/list-title.tsx';
import { foundWords, typedWords } from '../../features/office/list-title/list-words.ts';
import { readStore, storeNamed, storeSearch } from '../../features/office/one-store/one-store-address.ts';
import { oneStoreCopy } from '../../features/office/one-store/one-store-copy.ts';
import { OneStoreField } from '../../features/office/one-store/one-store-field.tsx';
import { OneStoreNote } from '../../features/office/one-store/one-store-note.tsx';
import { StateTabs } from '../../features/office/state-tabs.tsx';
import { listPagesCopy } from '../../features/office/list-pages-copy.ts';
import { returnsCopy as copy } from '../../features/returns/returns-copy.ts';
import styles from './returns-screen.module.css';
import type { Route } from './+types/returns-screen';

type Withdrawal = ShopWithdrawalsQuery['shopWithdrawals']['rows'][number];

const STATES = ['a_rembourser', 'remboursees', 'refusees'] as const;
/** Of those that are open. */
const STEPS = ['demande', 'attendu', 'recu'] as const;
/** From then on the day is near enough to be told by more than its date. */
const SOON = 3;
/** Columns of the customer and of articles. */
const NAMES = new Set([2, 3]);
const NOTHING = { rows: [], counts: [], next: null };

export async function loader({ request, context }: Route.LoaderArgs) {
  const address = new URL(request.url).searchParams;
  const state = STATES.find((one) => one === address.get('etat')) ?? 'a_rembourser';
  const step = state === 'a_rembourser' ? (STEPS.find((one) => one === address.get('etape')) ?? null) : null;
  const after = address.get('apres');
  const query = address.get('q')?.trim() || null;
  const store = readStore(address);
  const [found, stores] = await Promise.all([
    orBadSearch(
      context.get(backendContext).ask(ShopWithdrawalsDocument, { state, step, query, store, after }),
    ),
    listedStores(context),
  ]);
  const role = context.get(staffContext).person?.role;
  const mayOpen = role !== undefined && scopeOf('openReturn', role) !== null;
  return {
    state,
    step,
    query,
    store,
    stores,
    after,
    page: 'done' in found ? found.done.shopWithdrawals : NOTHING,
    told: 'told' in found ? found.told : null,
    mayOpen,
  };
}

export default function ReturnsScreen({ loaderData }: Route.ComponentProps) {
  const { state, step, query, store, stores, after, page, told, mayOpen } = loaderData;
  const words = query === null ? '' : `&q=${encodeURIComponent(query)}`;
  const search = `${words}${storeSearch(store)}`;
  const atStep = step === null ? '' : `&etape=${step}`;
  const nothing = emptyWords({ state, step, query, store: storeNamed(store, stores) });
  const isSearched = query !== null || step !== null;
  const file = new URLSearchParams({
    state,
    ...(step === null ? {} : { step }),
    ...(query === null ? {} : { query }),
    ...(store === null ? {} : { store }),
  });
  return (
    <Page>
      <ListTitle
        of={copy.title}
        asked={[copy.tabs[state], step && copy.steps[step], typedWords(query), storeNamed(store, stores)]}
        found={
          told === null
            ? foundWords('returns', { count: page.rows.length, more: page.next !== null }, nothing)
            : ''
        }
      />
      <div className={styles.returns}>
        <h1>{copy.title}</h1>
        <p>{copy.says}</p>
        {mayOpen && (
          <p>
            {copy.opening}{' '}
            <Link to={`${paths.orders()}?etat=toutes`} className={styles.link}>
              {copy.findOrder}
            </Link>
          </p>
        )}
        <OneStoreNote store={store} stores={stores} all={`?etat=${state}${atStep}${words}`} />
        <StateTabs
          label={copy.tabsLabel}
          states={STATES}
          current={state}
          words={copy.tabs}
          {...(isSearched ? {} : { counts: page.counts })}
          search={search}
        />
        <Form method="get" className={styles.search} role="search">
          <input type="hidden" name="etat" value={state} />
          <Field label={copy.search} hint={copy.searchHint} error={told ?? undefined}>
            {(control) => <TextInput {...control} type="search" name="q" defaultValue={query ?? ''} />}
          </Field>
          {state === 'a_rembourser' && (
            <Field label={copy.step}>
              {(control) => (
                <Select
                  {...control}
                  name="etape"
                  defaultValue={step ?? ''}
                  options={[
                    { value: '', label: copy.everyStep },
                    ...STEPS.map((one) => ({ value: one, label: copy.steps[one] })),
                  ]}
                />
              )}
            </Field>
          )}
          <OneStoreField store={store} stores={stores} />
          <Button type="submit" look="secondary">
            {copy.find}
          </Button>
          {isSearched && (
            <Link to={`?etat=${state}${storeSearch(store)}`} className={styles.link}>
              {copy.clear}
            </Link>
          )}
        </Form>
        {told !== null ? null : page.rows.length === 0 ? (
          <EmptyState title={nothing} />
        ) : (
          <CardTable
            caption={copy.tabs[state]}
            columns={copy.columns.map((label, at) => ({ label, names: NAMES.has(at) }))}
            rows={page.rows.map((row) => ({ key: row.id, cells: cellsOf(row, state) }))}
          />
        )}
        <ListPages state={state} after={after} next={page.next} search={`${atStep}${search}`} />
        {page.rows.length > 0 && (
          <a href={returnsFile(`?${file}`)} className={styles.link} download>
            {listPagesCopy.csv}
          </a>
        )}
      </div>
    </Page>
  );
}

type Asked = {
  state: (typeof STATES)[number];
  step: (typeof STEPS)[number] | null;
  query: string | null;
  /** by its name */
  store: string | null;
};

function emptyWords({ state, step, query, store }: Asked): string {
  if (query !== null) return copy.noMatch(query);
  if (step !== null) return copy.emptyStep;
  return store === null ? copy.empty[state] : oneStoreCopy.nothing(store);
}

function cellsOf(row: Withdrawal, state: (typeof STATES)[number]) {
  return [
    <span key="return" className={styles.stack}>
      <Link
        to={paths.shopReturn(row.id)}
        className={styles.link}
        aria-label={copy.open(row.state_label, row.order_number)}
      >
        {row.state_label}
      </Link>
      <small>{row.opened_by === null ? copy.kinds.declared : copy.kinds.opened}</small>
    </span>,
    <Link key="order" to={paths.order(row.order_number)} className={styles.link}>
      {row.order_number}
    </Link>,
    <span key="who" className={styles.stack}>
      <span>{row.buyer_name}</span>
      <small>
        <EmailText address={row.email} />
      </small>
    </span>,
    <span key="lines" className={styles.stack}>
      {row.lines.map(({ sku, name, quantity }) => (
        <span key={`${sku} ${name}`}>{copy.line(quantity, name)}</span>
      ))}
    </span>,
    formatMoment(new Date(row.declared_at), 'short'),
    <span key="legal" className={styles.stack}>
      <span>{row.legal_day === null ? copy.professional : formatLocalDay(row.legal_day)}</span>
      {state === 'a_rembourser' && row.days_left !== null && (
        <Badge look={row.days_left < 0 ? 'danger' : row.days_left <= SOON ? 'warning' : 'neutral'}>
          {copy.daysLeft(row.days_left)}
        </Badge>
      )}
    </span>,
    row.payment_label,
    row.store,
  ];
}
