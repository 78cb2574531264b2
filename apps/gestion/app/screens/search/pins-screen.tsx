import { Link } from 'react-router';
import { ButtonLink } from '@nuancier/ui/pieces/buttons/button-link.tsx';
import { EmptyState } from '@nuancier/ui/pieces/empty-state.tsx';
import { CardTable } from '@nuancier/ui/pieces/tables/card-table.tsx';
import { SearchPinsDocument } from '../../../generated/documents.ts';
import type { SearchPinsQuery } from '../../../generated/documents.ts';
import { listFile, paths } from '../../addresses/paths.ts';
import { backendContext } from '../../backend/request-context.server.ts';
import { listPagesCopy } from '../../features/office/list-pages-copy.ts';
import { ListSearch } from '../../features/office/forms/list-search.tsx';
import { OutcomeNote } from '../../features/office/outcome-note.tsx';
import { doneWords, searchCopy } from '../../features/search/search-copy.ts';
import { SearchFrame } from '../../features/search/search-frame.tsx';
import styles from '../../features/search/search-frame.module.css';
import { mayKeep } from './search-keepers.server.ts';
import { ListTitle } from '../../features/office/list-title/list-title.tsx';
import { foundWords, typedWords } from '../../features/office/list-title/list-words.ts';
import type { Route } from './+types/pins-screen';

const { pins: copy } = searchCopy;

export async function loader({ request, context }: Route.LoaderArgs) {
  const address = new URL(request.url).searchParams;
  const search = address.get('q')?.trim() || null;
  const { searchPins } = await context.get(backendContext).ask(SearchPinsDocument, { search });
  const done = doneWords(copy.done, address);
  return { pins: searchPins, mayKeep: mayKeep(context), search, done };
}

export default function PinsScreen({ loaderData: { pins, mayKeep, search, done } }: Route.ComponentProps) {
  const { act, ...told } = copy.columns;
  const add = mayKeep ? <ButtonLink to={paths.pinning()}>{copy.add}</ButtonLink> : null;
  return (
    <SearchFrame
      title={searchCopy.places.pins}
      heading={
        <ListTitle
          of={searchCopy.places.pins}
          asked={[typedWords(search)]}
          found={foundWords(
            'pins',
            { count: pins.length, more: false },
            search === null ? copy.empty : listPagesCopy.noMatch(search),
          )}
        />
      }
      act={pins.length > 0 ? add : null}
    >
      <OutcomeNote done={done} />
      <p>{copy.says}</p>
      {(pins.length > 0 || search !== null) && (
        <ListSearch hint={searchCopy.keptHint} search={search} clear={paths.pins()} />
      )}
      {pins.length === 0 && search !== null && <EmptyState title={listPagesCopy.noMatch(search)} />}
      {pins.length === 0 && search === null ? (
        <EmptyState title={copy.empty} action={add}>
          {copy.emptySays}
        </EmptyState>
      ) : (
        pins.length > 0 && (
          <CardTable
            caption={copy.caption}
            columns={[
              ...Object.values(told).map((label) => ({ label })),
              ...(mayKeep ? [{ label: act }] : []),
            ]}
            rows={pins.map(({ words, products, author, at }) => ({
              key: words,
              cells: [
                words,
                <Products key="products" products={products} />,
                searchCopy.by(author, at),
                ...(mayKeep
                  ? [
                      <Link
                        key="act"
                        to={paths.pinning(words)}
                        className={styles.link}
                        aria-label={copy.changeOf(words)}
                      >
                        {copy.change}
                      </Link>,
                    ]
                  : []),
              ],
            }))}
          />
        )
      )}
      {pins.length > 0 && (
        <a href={listFile('epingles.csv', { search })} className={styles.link} download>
          {listPagesCopy.csv}
        </a>
      )}
    </SearchFrame>
  );
}

function Products({ products }: { products: SearchPinsQuery['searchPins'][number]['products'] }) {
  return (
    <ol className={styles.products}>
      {products.map(({ sku, name }) => (
        <li key={sku}>{name ?? `${sku}, ${copy.notOnSale}`}</li>
      ))}
    </ol>
  );
}
