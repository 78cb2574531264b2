import { data, Form, Link, useSearchParams } from 'react-router';
import { scopeOf } from '@nuancier/domain/staff/rights.ts';
import { Button } from '@nuancier/ui/pieces/buttons/button.tsx';
import { ButtonLink } from '@nuancier/ui/pieces/buttons/button-link.tsx';
import { EmptyState } from '@nuancier/ui/pieces/empty-state.tsx';
import { Field } from '@nuancier/ui/pieces/field/field.tsx';
import { TextInput } from '@nuancier/ui/pieces/field/text-input.tsx';
import { FormRefusal } from '@nuancier/ui/pieces/form/form-refusal.tsx';
import searchRow from '@nuancier/ui/pieces/form/search-row.module.css';
import { Page } from '@nuancier/ui/pieces/navigation/page.tsx';
import { ShopQuotationsDocument } from '../../../generated/documents.ts';
import { listFile, paths } from '../../addresses/paths.ts';
import { orRefusal } from '../../backend/forms.server.ts';
import { listedStores } from '../../backend/listed-stores.server.ts';
import { backendContext, staffContext } from '../../backend/request-context.server.ts';
import { ListNewsLine } from '../../features/office/live/list-news-line.tsx';
import { ListTitle } from '../../features/office/list-title/list-title.tsx';
import { foundWords, typedWords } from '../../features/office/list-title/list-words.ts';
import { officeCopy } from '../../features/office/office-copy.ts';
import { storeNamed, storeSearch } from '../../features/office/one-store/one-store-address.ts';
import { oneStoreCopy } from '../../features/office/one-store/one-store-copy.ts';
import { OneStoreNote } from '../../features/office/one-store/one-store-note.tsx';
import { whoseSearch } from '../../features/office/whose/whose-address.ts';
import { whoseCopy } from '../../features/office/whose/whose-copy.ts';
import { WhoseFields } from '../../features/office/whose/whose-fields.tsx';
import { WhoseNote } from '../../features/office/whose/whose-note.tsx';
import { listPagesCopy } from '../../features/office/list-pages-copy.ts';
import { isSearchRefusal } from '../../features/quotations/is-search-refusal.ts';
import { QuotationTabs } from '../../features/quotations/quotation-tabs.tsx';
import { QuotationFilters } from '../../features/quotations/list/quotation-filters.tsx';
import { fileSaidOf, readQuotationsAddress, searchOf } from '../../features/quotations/quotations-address.ts';
import type { QuotationsAddress } from '../../features/quotations/quotations-address.ts';
import { quotationsCopy as copy } from '../../features/quotations/quotations-copy.ts';
import { QuotationsTable } from '../../features/quotations/quotations-table.tsx';
import styles from './quotations-screen.module.css';
import type { Route } from './+types/quotations-screen';

const NOTHING = { rows: [], counts: [], sellers: [], next: null, previous: null };

export async function loader({ request, context }: Route.LoaderArgs) {
  const asked = readQuotationsAddress(new URL(request.url).searchParams);
  const [found, stores] = await Promise.all([
    orRefusal(context.get(backendContext).ask(ShopQuotationsDocument, asked)),
    listedStores(context),
  ]);
  if ('refusal' in found && !isSearchRefusal(found.refusal))
    throw data({ told: found.refusal.message }, { status: 403 });
  const role = context.get(staffContext).person?.role;
  const mayWrite = role !== undefined && scopeOf('openQuotation', role) !== null;
  return {
    asked,
    stores,
    page: 'done' in found ? found.done.shopQuotations : NOTHING,
    refusal: 'done' in found ? null : found.refusal,
    mayWrite,
  };
}

export default function QuotationsScreen({ loaderData }: Route.ComponentProps) {
  const { asked, stores, page, refusal, mayWrite } = loaderData;
  const [address] = useSearchParams();
  const at = (name: 'apres' | 'avant', cursor: string) => {
    const next = new URLSearchParams(address);
    next.delete('apres');
    next.delete('avant');
    next.set(name, cursor);
    return `?${next}`;
  };
  const isSearched = asked.query !== null || asked.seller !== null;
  const store = storeNamed(asked.store, stores);
  const nothing = emptyTitle(asked, store);
  return (
    <Page>
      <ListTitle
        of={copy.title}
        asked={[asked.tab === 'tous' ? null : copy.tabs[asked.tab], typedWords(asked.query), store]}
        found={
          refusal === null
            ? foundWords('quotations', { count: page.rows.length, more: page.next !== null }, nothing)
            : ''
        }
      />
      <div className={styles.quotations}>
        <div className={styles.head}>
          <h1>{copy.title}</h1>
          {mayWrite && <ButtonLink to={paths.newQuotation()}>{copy.write}</ButtonLink>}
        </div>
        <WhoseNote
          whose={asked}
          name={(asked.company === null ? page.rows[0]?.customer_name : page.rows[0]?.company) ?? null}
          all={`?etat=${asked.tab}${searchOf({ ...asked, customer: null, company: null })}`}
        />
        <OneStoreNote
          store={asked.store}
          stores={stores}
          all={`?etat=${asked.tab}${searchOf({ ...asked, store: null })}`}
        />
        <QuotationTabs
          counts={page.counts}
          current={asked.tab}
          search={searchOf(asked)}
          isCounted={!isSearched && store === null && whoseSearch(asked) === ''}
        />
        <Form method="get" className={searchRow.search} role="search">
          <input type="hidden" name="etat" value={asked.tab} />
          <Field label={copy.search} hint={copy.searchHint}>
            {(control) => <TextInput {...control} type="search" name="q" defaultValue={asked.query ?? ''} />}
          </Field>
          <QuotationFilters asked={asked} stores={stores} sellers={page.sellers} />
          <WhoseFields whose={asked} />
          <Button type="submit" look="secondary">
            {copy.find}
          </Button>
          {isSearched && (
            <Link
              to={`?etat=${asked.tab}${storeSearch(asked.store)}${whoseSearch(asked)}`}
              className={styles.link}
            >
              {copy.clear}
            </Link>
          )}
        </Form>
        <FormRefusal title={officeCopy.refused} refusal={refusal} />
        {refusal !== null ? null : page.rows.length === 0 ? (
          <EmptyState
            title={nothing}
            action={
              isSearched && asked.tab !== 'tous' ? (
                <Link to={`${paths.quotations()}?etat=tous${searchOf(asked)}`}>{copy.searchAll}</Link>
              ) : null
            }
          />
        ) : (
          <QuotationsTable caption={copy.tabs[asked.tab]} rows={page.rows} />
        )}
        <ListNewsLine of="quotation" read={page} />
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
            <a href={listFile('devis.csv', fileSaidOf(asked))} className={styles.link}>
              {listPagesCopy.csv}
            </a>
          </nav>
        )}
      </div>
    </Page>
  );
}

function emptyTitle({ tab, query, seller, ...whose }: QuotationsAddress, store: string | null): string {
  if (query !== null) return copy.noMatch(query);
  if (seller !== null) return copy.noneSo;
  if (whoseSearch(whose) !== '') return whoseCopy.empty;
  return store === null ? copy.empty[tab] : oneStoreCopy.nothing(store);
}
