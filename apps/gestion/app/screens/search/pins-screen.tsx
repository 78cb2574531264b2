import { Link } from 'react-router';
import { ButtonLink } from '@nuancier/ui/pieces/buttons/button-link.tsx';
import { EmptyState } from '@nuancier/ui/pieces/empty-state.tsx';
import { CardTable } from '@nuancier/ui/pieces/tables/card-table.tsx';
import { SearchPinsDocument } from '../../../generated/documents.ts';
import type { SearchPinsQuery } from '../../../generated/documents.ts';
import { paths } from '../../addresses/paths.ts';
import { backendContext } from '../../backend/request-context.server.ts';
import { OutcomeNote } from '../../features/office/outcome-note.tsx';
import { doneWords, searchCopy } from '../../features/search/search-copy.ts';
import { SearchFrame } from '../../features/search/search-frame.tsx';
import styles from '../../features/search/search-frame.module.css';
import { mayKeep } from './search-keepers.server.ts';
import type { Route } from './+types/pins-screen';

const { pins: copy } = searchCopy;

export async function loader({ request, context }: Route.LoaderArgs) {
  const { searchPins } = await context.get(backendContext).ask(SearchPinsDocument, {});
  const done = doneWords(copy.done, new URL(request.url).searchParams);
  return { pins: searchPins, mayKeep: mayKeep(context), done };
}

export default function PinsScreen({ loaderData: { pins, mayKeep, done } }: Route.ComponentProps) {
  const { act, ...told } = copy.columns;
  const add = mayKeep ? <ButtonLink to={paths.pinning()}>{copy.add}</ButtonLink> : null;
  return (
    <SearchFrame title={searchCopy.places.pins} act={pins.length > 0 ? add : null}>
      <OutcomeNote done={done} />
      <p>{copy.says}</p>
      {pins.length === 0 ? (
        <EmptyState title={copy.empty} action={add}>
          {copy.emptySays}
        </EmptyState>
      ) : (
        <CardTable
          caption={copy.caption}
          columns={[...Object.values(told).map((label) => ({ label })), ...(mayKeep ? [{ label: act }] : [])]}
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
