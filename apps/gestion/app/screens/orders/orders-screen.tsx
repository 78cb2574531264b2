import { Form, Link, useSearchParams } from 'react-router';
import { scopeOf } from '@nuancier/domain/staff/rights.ts';
import { seesMoney } from '@nuancier/domain/staff/rights/selling/orders-rights.ts';
import { Button } from '@nuancier/ui/pieces/buttons/button.tsx';
import { EmptyState } from '@nuancier/ui/pieces/empty-state.tsx';
import { Field } from '@nuancier/ui/pieces/field/field.tsx';
import { Select } from '@nuancier/ui/pieces/field/select.tsx';
import { TextInput } from '@nuancier/ui/pieces/field/text-input.tsx';
import searchRow from '@nuancier/ui/pieces/form/search-row.module.css';
import { Page } from '@nuancier/ui/pieces/navigation/page.tsx';
import { ShopOrdersDocument } from '../../../generated/documents.ts';
import { ordersFile, paths } from '../../addresses/paths.ts';
import { orBadSearch } from '../../backend/forms.server.ts';
import { listedStores } from '../../backend/listed-stores.server.ts';
import { backendContext, staffContext } from '../../backend/request-context.server.ts';
import { ChoiceForm } from '../../features/orders/choice/choice-form.tsx';
import { listOf } from '../../features/orders/choice/kept-choice.ts';
import { useChoice } from '../../features/orders/choice/use-choice.ts';
import { OrderTabs } from '../../features/orders/order-tabs.tsx';
import { ordersCopy as copy } from '../../features/orders/orders-copy.ts';
import { OrdersTable } from '../../features/orders/orders-table.tsx';
import { fileSearchOf, MONEY, readOrdersAddress, searchOf } from '../../features/orders/orders-address.ts';
import type { OrdersAddress } from '../../features/orders/orders-address.ts';
import { storeNamed, storeSearch } from '../../features/office/one-store/one-store-address.ts';
import { oneStoreCopy } from '../../features/office/one-store/one-store-copy.ts';
import { OneStoreField } from '../../features/office/one-store/one-store-field.tsx';
import { OneStoreNote } from '../../features/office/one-store/one-store-note.tsx';
import { whoseSearch } from '../../features/office/whose/whose-address.ts';
import { whoseCopy } from '../../features/office/whose/whose-copy.ts';
import { WhoseFields } from '../../features/office/whose/whose-fields.tsx';
import { WhoseNote } from '../../features/office/whose/whose-note.tsx';
import { endFault } from '../../features/office/forms/end-fault.ts';
import { listPagesCopy } from '../../features/office/list-pages-copy.ts';
import { ListNewsLine } from '../../features/office/live/list-news-line.tsx';
import { ListTitle } from '../../features/office/list-title/list-title.tsx';
import { foundWords, periodWords, typedWords } from '../../features/office/list-title/list-words.ts';
import styles from './orders-screen.module.css';
import type { Route } from './+types/orders-screen';

export async function loader({ request, context }: Route.LoaderArgs) {
  const { person } = context.get(staffContext);
  const hasMoney = person != null && seesMoney(person.role);
  const said = readOrdersAddress(new URL(request.url).searchParams);
  const asked = hasMoney ? said : { ...said, money: null };
  const [found, stores] = await Promise.all([
    orBadSearch(context.get(backendContext).ask(ShopOrdersDocument, asked)),
    listedStores(context),
  ]);
  return {
    asked,
    hasMoney,
    page: 'done' in found ? found.done.shopOrders : { rows: [], counts: [], next: null, previous: null },
    told: 'told' in found ? found.told : null,
    stores,
    hasFile: person != null && scopeOf('shopOrdersCsv', person.role) !== null,
    now: new Date().toISOString(),
  };
}

export default function OrdersScreen({ loaderData }: Route.ComponentProps) {
  const { asked, hasMoney, page, told, stores, hasFile, now } = loaderData;
  const [address] = useSearchParams();
  const choice = useChoice(listOf(address));
  const nothing = emptyTitle(asked, storeNamed(asked.store, stores));
  const isSearched = [asked.query, asked.since, asked.until, asked.money].some((said) => said !== null);
  const at = (name: 'apres' | 'avant', cursor: string) => {
    const next = new URLSearchParams(address);
    next.delete('apres');
    next.delete('avant');
    next.set(name, cursor);
    return `?${next}`;
  };
  return (
    <Page>
      <ListTitle
        of={copy.titles[asked.tab]}
        asked={[
          typedWords(asked.query),
          periodWords(asked),
          asked.money && copy.owing[asked.money],
          storeNamed(asked.store, stores),
        ]}
        found={
          told === null
            ? foundWords('orders', { count: page.rows.length, more: page.next !== null }, nothing)
            : ''
        }
      />
      <div className={styles.orders}>
        <h1>{copy.title}</h1>
        <WhoseNote
          whose={asked}
          name={(asked.company === null ? page.rows[0]?.buyer_name : page.rows[0]?.company) ?? null}
          all={`?etat=${asked.tab}${searchOf({ ...asked, customer: null, company: null })}`}
        />
        <OneStoreNote
          store={asked.store}
          stores={stores}
          all={`?etat=${asked.tab}${searchOf({ ...asked, store: null })}`}
        />
        <OrderTabs
          counts={page.counts}
          current={asked.tab}
          search={searchOf(asked)}
          isCounted={!isSearched && whoseSearch(asked) === ''}
        />
        <Form method="get" className={searchRow.search} role="search">
          <input type="hidden" name="etat" value={asked.tab} />
          <WhoseFields whose={asked} />
          <Field label={copy.search} hint={copy.searchHint} error={told ?? undefined}>
            {(control) => <TextInput {...control} type="search" name="q" defaultValue={asked.query ?? ''} />}
          </Field>
          <OneStoreField store={asked.store} stores={stores} />
          <Field label={copy.since}>
            {(control) => <TextInput {...control} type="date" name="du" defaultValue={asked.since ?? ''} />}
          </Field>
          <Field label={copy.until} error={endFault(asked)}>
            {(control) => <TextInput {...control} type="date" name="au" defaultValue={asked.until ?? ''} />}
          </Field>
          {hasMoney && (
            <Field label={copy.money}>
              {(control) => (
                <Select
                  {...control}
                  name="reglement"
                  defaultValue={asked.money ?? ''}
                  options={[
                    { value: '', label: copy.anyMoney },
                    ...MONEY.map((money) => ({ value: money, label: copy.owing[money] })),
                  ]}
                />
              )}
            </Field>
          )}
          <Button type="submit" look="secondary">
            {copy.find}
          </Button>
          {isSearched && (
            <Link to={`?etat=${asked.tab}${storeSearch(asked.store)}${whoseSearch(asked)}`}>
              {copy.clear}
            </Link>
          )}
        </Form>
        {told !== null ? null : page.rows.length === 0 ? (
          <EmptyState
            title={nothing}
            action={
              isSearched && asked.tab !== 'toutes' ? (
                <Link to={`${paths.orders()}?etat=toutes${searchOf(asked)}`}>{copy.searchAll}</Link>
              ) : null
            }
          />
        ) : (
          <ChoiceForm choice={choice} list={String(address)} shown={page.rows.map(({ number }) => number)}>
            <OrdersTable caption={copy.tabs[asked.tab]} rows={page.rows} now={now} choice={choice} />
          </ChoiceForm>
        )}
        <ListNewsLine of="order" read={page} />
        {(page.previous !== null || page.next !== null) && (
          <nav aria-label={copy.pages} className={styles.pages}>
            {page.previous !== null && <Link to={at('avant', page.previous)}>{copy.previous}</Link>}
            {page.next !== null && <Link to={at('apres', page.next)}>{copy.next}</Link>}
          </nav>
        )}
        {hasFile && page.rows.length > 0 && (
          <a href={ordersFile(fileSearchOf(asked))} className={styles.file} download>
            {listPagesCopy.csv}
          </a>
        )}
      </div>
    </Page>
  );
}

function emptyTitle(
  { tab, query, since, until, money, ...whose }: OrdersAddress,
  store: string | null,
): string {
  if (query !== null) return copy.noMatch(query);
  const fault = endFault({ since, until });
  if (fault !== undefined) return fault;
  if (money !== null) return copy.noneOwing;
  if (since !== null || until !== null) return copy.noneThen;
  if (whoseSearch(whose) !== '') return whoseCopy.empty;
  return store === null ? copy.empty[tab] : oneStoreCopy.nothing(store);
}
