import { Form, Link, useSearchParams } from 'react-router';
import { Button } from '@nuancier/ui/pieces/buttons/button.tsx';
import { EmptyState } from '@nuancier/ui/pieces/empty-state.tsx';
import { Field } from '@nuancier/ui/pieces/field/field.tsx';
import { Select } from '@nuancier/ui/pieces/field/select.tsx';
import { TextInput } from '@nuancier/ui/pieces/field/text-input.tsx';
import { Page } from '@nuancier/ui/pieces/navigation/page.tsx';
import { ShopOrdersDocument } from '../../../generated/documents.ts';
import { paths } from '../../addresses/paths.ts';
import { backendContext, staffContext } from '../../backend/request-context.server.ts';
import { OrderTabs } from '../../features/orders/order-tabs.tsx';
import { ordersCopy as copy } from '../../features/orders/orders-copy.ts';
import { OrdersTable } from '../../features/orders/orders-table.tsx';
import { readOrdersAddress, searchOf } from '../../features/orders/orders-address.ts';
import { officeCopy } from '../../features/office/office-copy.ts';
import styles from './orders-screen.module.css';
import type { Route } from './+types/orders-screen';

export async function loader({ request, context }: Route.LoaderArgs) {
  const asked = readOrdersAddress(new URL(request.url).searchParams);
  const { shopOrders } = await context.get(backendContext).ask(ShopOrdersDocument, asked);
  const stores = context.get(staffContext).person?.stores ?? [];
  return { asked, page: shopOrders, stores, now: new Date().toISOString() };
}

export default function OrdersScreen({ loaderData: { asked, page, stores, now } }: Route.ComponentProps) {
  const [address] = useSearchParams();
  const at = (name: 'apres' | 'avant', cursor: string) => {
    const next = new URLSearchParams(address);
    next.delete('apres');
    next.delete('avant');
    next.set(name, cursor);
    return `?${next}`;
  };
  return (
    <Page>
      <title>{`${copy.title} – ${officeCopy.name}`}</title>
      <div className={styles.orders}>
        <h1>{copy.title}</h1>
        <OrderTabs counts={page.counts} current={asked.tab} search={searchOf(asked)} />
        <Form method="get" className={styles.search} role="search">
          <input type="hidden" name="etat" value={asked.tab} />
          <Field label={copy.search} hint={copy.searchHint}>
            {(control) => <TextInput {...control} type="search" name="q" defaultValue={asked.query ?? ''} />}
          </Field>
          {stores.length > 1 && (
            <Field label={copy.store}>
              {(control) => (
                <Select
                  {...control}
                  name="magasin"
                  defaultValue={asked.store ?? ''}
                  options={[
                    { value: '', label: copy.allStores },
                    ...stores.map(({ code, name }) => ({ value: code, label: name })),
                  ]}
                />
              )}
            </Field>
          )}
          <Button type="submit">{copy.find}</Button>
          {asked.query !== null && <Link to={`?etat=${asked.tab}`}>{copy.clear}</Link>}
        </Form>
        {page.rows.length === 0 ? (
          <EmptyState
            title={asked.query === null ? copy.empty[asked.tab] : copy.noMatch(asked.query)}
            action={
              asked.query !== null && asked.tab !== 'toutes' ? (
                <Link to={`${paths.orders()}?etat=toutes${searchOf(asked)}`}>{copy.searchAll}</Link>
              ) : null
            }
          />
        ) : (
          <OrdersTable caption={copy.tabs[asked.tab]} rows={page.rows} now={now} />
        )}
        <nav aria-label={copy.pages} className={styles.pages}>
          {page.previous !== null && <Link to={at('avant', page.previous)}>{copy.previous}</Link>}
          {page.next !== null && <Link to={at('apres', page.next)}>{copy.next}</Link>}
        </nav>
      </div>
    </Page>
  );
}
