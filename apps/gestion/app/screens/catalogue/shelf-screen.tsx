import { Form, Link, useSearchParams } from 'react-router';
import { Button } from '@nuancier/ui/pieces/buttons/button.tsx';
import { EmptyState } from '@nuancier/ui/pieces/empty-state.tsx';
import { Field } from '@nuancier/ui/pieces/field/field.tsx';
import { TextInput } from '@nuancier/ui/pieces/field/text-input.tsx';
import { Page } from '@nuancier/ui/pieces/navigation/page.tsx';
import { CardTable } from '@nuancier/ui/pieces/tables/card-table.tsx';
import { ShelfProductsDocument } from '../../../generated/documents.ts';
import type { ShelfProductsQueryVariables } from '../../../generated/documents.ts';
import { paths } from '../../addresses/paths.ts';
import { backendContext } from '../../backend/request-context.server.ts';
import { LackBadges } from '../../features/catalogue/lack-badges.tsx';
import { shelfCopy as copy } from '../../features/catalogue/shelf-copy.ts';
import { ShelfLacks } from '../../features/catalogue/shelf-lacks.tsx';
import { ShelfPlaces } from '../../features/catalogue/shelf-places.tsx';
import { officeCopy } from '../../features/office/office-copy.ts';
import styles from './catalogue-screens.module.css';
import type { Route } from './+types/shelf-screen';

type Lack = NonNullable<ShelfProductsQueryVariables['lack']>;
const LACKS: readonly Lack[] = ['prix', 'photo', 'stock', 'texte', 'rayon'];
const COLUMNS = [
  { label: copy.columns.product },
  { label: copy.columns.brand },
  { label: copy.columns.articles, figures: true },
  { label: copy.columns.state },
];

export async function loader({ request, context }: Route.LoaderArgs) {
  const address = new URL(request.url).searchParams;
  const query = address.get('q')?.trim() || null;
  const lack = LACKS.find((one) => one === address.get('manque')) ?? null;
  const isHidden = address.get('manque') === 'hors-boutique' ? true : null;
  const after = address.get('apres');
  const { shelfProducts } = await context
    .get(backendContext)
    .ask(ShelfProductsDocument, { query, lack, isHidden, after });
  return { query, current: isHidden ? 'hors-boutique' : (lack ?? 'tous'), page: shelfProducts };
}

export default function ShelfScreen({ loaderData: { query, current, page } }: Route.ComponentProps) {
  const [address] = useSearchParams();
  const next = new URLSearchParams(address);
  next.set('apres', page.next ?? '');
  const nothing = current === 'tous' ? copy.none : copy.empty;
  return (
    <Page>
      <title>{`${copy.title} – ${officeCopy.name}`}</title>
      <div className={styles.screen}>
        <h1>{copy.title}</h1>
        <ShelfPlaces />
        <ShelfLacks lacking={page.lacking} current={current} />
        <Form method="get" className={styles.search} role="search">
          {current !== 'tous' && <input type="hidden" name="manque" value={current} />}
          <Field label={copy.search} hint={copy.searchHint}>
            {(control) => <TextInput {...control} type="search" name="q" defaultValue={query ?? ''} />}
          </Field>
          <Button type="submit">{copy.find}</Button>
          {query !== null && <Link to={paths.shelf()}>{copy.clear}</Link>}
        </Form>
        {page.rows.length === 0 ? (
          <EmptyState title={query === null ? nothing : copy.noMatch(query)} action={null} />
        ) : (
          <CardTable
            caption={copy.caption}
            columns={COLUMNS}
            rows={page.rows.map((row) => ({
              key: row.sku,
              cells: [
                <span key="name" className={styles.stack}>
                  <Link to={paths.shelfProduct(row.sku)} className={styles.row}>
                    {row.name}
                  </Link>
                  <small>{row.sku}</small>
                </span>,
                row.brand,
                row.articles,
                <LackBadges key="state" {...row} />,
              ],
            }))}
          />
        )}
        {page.next !== null && (
          <nav aria-label={copy.pages}>
            <Link to={`?${next}`} className={styles.row}>
              {copy.next}
            </Link>
          </nav>
        )}
      </div>
    </Page>
  );
}
