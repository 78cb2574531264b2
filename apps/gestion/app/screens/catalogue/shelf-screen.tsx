import { Form, Link, useSearchParams } from 'react-router';
import { Button } from '@nuancier/ui/pieces/buttons/button.tsx';
import { EmptyState } from '@nuancier/ui/pieces/empty-state.tsx';
import { Field } from '@nuancier/ui/pieces/field/field.tsx';
import { Select } from '@nuancier/ui/pieces/field/select.tsx';
import { TextInput } from '@nuancier/ui/pieces/field/text-input.tsx';
import searchRow from '@nuancier/ui/pieces/form/search-row.module.css';
import { Page } from '@nuancier/ui/pieces/navigation/page.tsx';
import { CardTable } from '@nuancier/ui/pieces/tables/card-table.tsx';
import { ShelfChoicesDocument, ShelfProductsDocument } from '../../../generated/documents.ts';
import type { ShelfProductsQueryVariables } from '../../../generated/documents.ts';
import { listFile, paths } from '../../addresses/paths.ts';
import { backendContext } from '../../backend/request-context.server.ts';
import { LackBadges } from '../../features/catalogue/lack-badges.tsx';
import { shelfCopy as copy } from '../../features/catalogue/shelf-copy.ts';
import { ShelfLacks } from '../../features/catalogue/shelf-lacks.tsx';
import { ShelfPlaces } from '../../features/catalogue/shelf-places.tsx';
import { readCount } from '../../features/office/read-figures.ts';
import { listPagesCopy } from '../../features/office/list-pages-copy.ts';
import styles from './catalogue-screens.module.css';
import { ListTitle } from '../../features/office/list-title/list-title.tsx';
import { foundWords, typedWords } from '../../features/office/list-title/list-words.ts';
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
  const brand = address.get('marque') || null;
  const category = readCount(address.get('rayon') ?? '');
  const narrowed = { query, lack, isHidden, brand, category };
  const { ask } = context.get(backendContext);
  const [{ shelfProducts }, choices] = await Promise.all([
    ask(ShelfProductsDocument, { ...narrowed, after: address.get('apres'), before: address.get('avant') }),
    ask(ShelfChoicesDocument, {}),
  ]);
  return {
    narrowed,
    choices,
    current: isHidden ? 'hors-boutique' : (lack ?? 'tous'),
    page: shelfProducts,
  };
}

export default function ShelfScreen({
  loaderData: { narrowed, choices, current, page },
}: Route.ComponentProps) {
  const [address] = useSearchParams();
  const { query, brand, category } = narrowed;
  const at = (name: 'apres' | 'avant', cursor: string) => {
    const there = new URLSearchParams(address);
    for (const other of ['apres', 'avant']) there.delete(other);
    there.set(name, cursor);
    return `?${there}`;
  };
  const isNarrowed = query !== null || brand !== null || category !== null;
  const nothing = current === 'tous' ? copy.none : copy.empty;
  const lackName = narrowed.isHidden ? copy.hidden : narrowed.lack && copy.lacks[narrowed.lack];
  const ofCategory = choices.shelfCategories.find(({ id }) => id === category)?.name;
  const noMatch = query === null ? copy.noneSuch : copy.noMatch(query);
  return (
    <Page>
      <ListTitle
        of={copy.title}
        asked={[lackName, typedWords(query), brand, ofCategory ?? null]}
        found={foundWords(
          'products',
          { count: page.rows.length, more: page.next !== null },
          isNarrowed ? noMatch : nothing,
        )}
      />
      <div className={styles.screen}>
        <h1>{copy.title}</h1>
        <ShelfPlaces />
        <ShelfLacks lacking={page.lacking} current={current} />
        <Form method="get" className={searchRow.search} role="search">
          {current !== 'tous' && <input type="hidden" name="manque" value={current} />}
          <Field label={copy.search} hint={copy.searchHint}>
            {(control) => <TextInput {...control} type="search" name="q" defaultValue={query ?? ''} />}
          </Field>
          <Field label={copy.brand}>
            {(control) => (
              <Select
                {...control}
                name="marque"
                defaultValue={brand ?? ''}
                options={[
                  { value: '', label: copy.everyBrand },
                  ...choices.shelfBrands.map((name) => ({ value: name, label: name })),
                ]}
              />
            )}
          </Field>
          <Field label={copy.ofCategory}>
            {(control) => (
              <Select
                {...control}
                name="rayon"
                defaultValue={category === null ? '' : String(category)}
                options={[
                  { value: '', label: copy.everyCategory },
                  ...choices.shelfCategories.map(({ id, name, level }) => ({
                    value: String(id),
                    label: `${'\u00A0\u00A0'.repeat(Math.max(0, level - 1))}${name}`,
                  })),
                ]}
              />
            )}
          </Field>
          <Button type="submit" look="secondary">
            {copy.find}
          </Button>
          {isNarrowed && <Link to={paths.shelf()}>{copy.clear}</Link>}
        </Form>
        {page.rows.length === 0 ? (
          <EmptyState title={isNarrowed ? noMatch : nothing} action={null} />
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
        {page.rows.length > 0 && (
          <nav aria-label={copy.pages} className={styles.pages}>
            {page.previous !== null && (
              <Link to={at('avant', page.previous)} className={styles.row}>
                {copy.previous}
              </Link>
            )}
            {page.next !== null && (
              <Link to={at('apres', page.next)} className={styles.row}>
                {copy.next}
              </Link>
            )}
            <a href={listFile('catalogue.csv', { ...narrowed })} className={styles.row} download>
              {listPagesCopy.csv}
            </a>
          </nav>
        )}
      </div>
    </Page>
  );
}
