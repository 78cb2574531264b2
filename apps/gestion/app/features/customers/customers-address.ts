// What the address of the list says, so that a colleague who opens it sees the same rows.
import type { ShopCustomersQueryVariables } from '../../../generated/documents.ts';
import { readStore, storeSaid } from '../office/one-store/one-store-address.ts';

type List = ShopCustomersQueryVariables['list'];
type Filter = NonNullable<ShopCustomersQueryVariables['filter']>;

export const FILTERS_OF: Readonly<Record<List, readonly Filter[]>> = {
  societes: ['clients', 'prospects', 'en_retard'],
  personnes: ['particuliers', 'professionnels', 'fermes'],
};

export type CustomersAddress = {
  list: List;
  query: string | null;
  filter: Filter | null;
  store: string | null;
  after: string | null;
  before: string | null;
};

/** What is no such thing counts as not said. */
export function readCustomersAddress(address: URLSearchParams): CustomersAddress {
  const text = (name: string) => address.get(name)?.trim() || null;
  const list = address.get('liste') === 'personnes' ? 'personnes' : 'societes';
  return {
    list,
    query: text('q'),
    filter: FILTERS_OF[list].find((filter) => filter === address.get('filtre')) ?? null,
    store: readStore(address),
    after: text('apres'),
    before: text('avant'),
  };
}

/** The same search in a list, from its beginning; a filter is of one list alone. */
export function searchIn(list: List, { list: current, query, filter, store }: CustomersAddress): string {
  const kept = { liste: list, q: query, filtre: list === current ? filter : null, ...storeSaid(store) };
  return `?${written(kept)}`;
}

/** As the file of the list is asked for. */
export function fileSearch({ list, query, filter, store }: CustomersAddress): string {
  return `?${written({ list, query, filter, store })}`;
}

function written(entries: Readonly<Record<string, string | null>>): URLSearchParams {
  return new URLSearchParams(
    Object.entries(entries).flatMap(([name, value]) => (value === null ? [] : [[name, value]])),
  );
}
