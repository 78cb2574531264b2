import { Form, Link, useSearchParams } from 'react-router';
import { scopeOf } from '@nuancier/domain/staff/rights.ts';
import { Button } from '@nuancier/ui/pieces/buttons/button.tsx';
import { ButtonLink } from '@nuancier/ui/pieces/buttons/button-link.tsx';
import { EmptyState } from '@nuancier/ui/pieces/empty-state.tsx';
import { Field } from '@nuancier/ui/pieces/field/field.tsx';
import { TextInput } from '@nuancier/ui/pieces/field/text-input.tsx';
import searchRow from '@nuancier/ui/pieces/form/search-row.module.css';
import { Page } from '@nuancier/ui/pieces/navigation/page.tsx';
import { ShopCouponsDocument } from '../../../generated/documents.ts';
import type { CouponFactsFragment } from '../../../generated/documents.ts';
import { BASE, paths } from '../../addresses/paths.ts';
import { backendContext, staffContext } from '../../backend/request-context.server.ts';
import { officeCopy } from '../../features/office/office-copy.ts';
import tabs from '../../features/office/tabs.module.css';
import { listPagesCopy } from '../../features/office/list-pages-copy.ts';
import { couponsCopy as copy } from '../../features/pricing/coupons-copy.ts';
import { CouponsTable } from '../../features/pricing/coupons-table.tsx';
import { PricingPlaces } from '../../features/pricing/pricing-places.tsx';
import styles from '../../features/pricing/pricing.module.css';
import { ListTitle } from '../../features/office/list-title/list-title.tsx';
import { foundWords, typedWords } from '../../features/office/list-title/list-words.ts';
import type { Route } from './+types/coupons-screen';

const STATES: readonly (CouponFactsFragment['state'] | 'bientot')[] = [
  'actif',
  'bientot',
  'a_venir',
  'termine',
  'epuise',
  'desactive',
];

export async function loader({ request, context }: Route.LoaderArgs) {
  const address = new URL(request.url).searchParams;
  const state = STATES.find((known) => known === address.get('etat')) ?? null;
  const query = address.get('q')?.trim() || null;
  const after = address.get('apres')?.trim() || null;
  const kept = state === 'bientot' ? { state: null, isEnding: true } : { state, isEnding: false };
  const { shopCoupons } = await context
    .get(backendContext)
    .ask(ShopCouponsDocument, { ...kept, query, after });
  const role = context.get(staffContext).person?.role;
  const mayWrite = role !== undefined && scopeOf('saveCoupon', role) !== null;
  return { state, query, after, page: shopCoupons, mayWrite };
}

export default function CouponsScreen({
  loaderData: { state, query, after, page, mayWrite },
}: Route.ComponentProps) {
  const [address] = useSearchParams();
  const at = (changed: Record<string, string | null>) => {
    const next = new URLSearchParams(address);
    next.delete('apres');
    for (const [name, value] of Object.entries(changed))
      if (value === null) next.delete(name);
      else next.set(name, value);
    return `?${next}`;
  };
  const empty = state === null ? copy.none : copy.noneHere;
  const nothing = query === null ? empty : copy.noMatch(query);
  const csv = new URLSearchParams({ ...(state && { state }), ...(query && { query }) });
  return (
    <Page>
      <ListTitle
        of={copy.title}
        asked={[state && copy.tabs[state], typedWords(query)]}
        found={foundWords('coupons', { count: page.rows.length, more: page.next !== null }, nothing)}
      />
      <div className={styles.screen}>
        <div className={styles.head}>
          <h1>{officeCopy.entries.pricing}</h1>
          {mayWrite && <ButtonLink to={paths.newCoupon()}>{copy.makeNew}</ButtonLink>}
        </div>
        <PricingPlaces current="coupons" />
        <h2>{copy.title}</h2>
        <nav aria-label={copy.tabsLabel}>
          <ul className={tabs.tabs}>
            {[null, ...STATES].map((known) => (
              <li key={known ?? ''}>
                <Link to={at({ etat: known })} aria-current={known === state ? 'page' : undefined}>
                  {known === null ? copy.all : copy.tabs[known]}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <Form method="get" className={searchRow.search} role="search">
          {state !== null && <input type="hidden" name="etat" value={state} />}
          <Field label={copy.search} hint={copy.searchHint}>
            {(control) => <TextInput {...control} type="search" name="q" defaultValue={query ?? ''} />}
          </Field>
          <Button type="submit" look="secondary">
            {copy.find}
          </Button>
          {query !== null && (
            <Link to={at({ q: null })} className={styles.link}>
              {copy.clear}
            </Link>
          )}
        </Form>
        {page.rows.length === 0 ? (
          <EmptyState
            title={nothing}
            action={
              query !== null && state !== null ? (
                <Link to={at({ etat: null })} className={styles.link}>
                  {copy.searchAll}
                </Link>
              ) : null
            }
          >
            {query === null && state === null && <p>{copy.noneNext}</p>}
          </EmptyState>
        ) : (
          <CouponsTable rows={page.rows} />
        )}
        {page.rows.length > 0 && (
          <nav aria-label={copy.pages} className={styles.acts}>
            {after !== null && (
              <Link to={at({})} className={styles.link}>
                {copy.first}
              </Link>
            )}
            {page.next !== null && (
              <Link to={at({ apres: page.next })} className={styles.link}>
                {copy.next}
              </Link>
            )}
            <a href={`${BASE}/fichiers/codes.csv?${csv}`} className={styles.link}>
              {listPagesCopy.csv}
            </a>
          </nav>
        )}
      </div>
    </Page>
  );
}
