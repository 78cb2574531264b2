// What the address of the list says, so that a colleague who opens it sees the same rows.
import type { ShopQuotationsQueryVariables } from '../../../generated/documents.ts';
import { readStore, storeSaid } from '../office/one-store/one-store-address.ts';
import { readWhose, whoseSearch } from '../office/whose/whose-address.ts';
import type { Whose } from '../office/whose/whose-address.ts';

type Tab = ShopQuotationsQueryVariables['tab'];

const TABS: readonly Tab[] = [
  'a_repondre',
  'brouillons',
  'envoyes',
  'repondus',
  'a_commander',
  'acceptes',
  'refuses',
  'expires',
  'tous',
];

export type QuotationsAddress = Whose & {
  tab: Tab;
  query: string | null;
  store: string | null;
  seller: string | null;
  after: string | null;
  before: string | null;
};

/** What is no such thing counts as not said. */
export function readQuotationsAddress(address: URLSearchParams): QuotationsAddress {
  const text = (name: string) => address.get(name)?.trim() || null;
  return {
    tab: TABS.find((tab) => tab === address.get('etat')) ?? 'tous',
    query: text('q'),
    store: readStore(address),
    seller: text('redacteur'),
    ...readWhose(address),
    after: text('apres'),
    before: text('avant'),
  };
}

/** What the file of the list is asked for: the same rows, all pages of them. */
export function fileSaidOf({ after: _after, before: _before, ...said }: QuotationsAddress) {
  return said;
}

/** The search without its place in the pages, to stand behind `?etat=`. */
export function searchOf({ query, store, seller, ...whose }: QuotationsAddress): string {
  const entries = { q: query, ...storeSaid(store), redacteur: seller };
  const said = Object.entries(entries).flatMap(([name, value]) =>
    value === null ? [] : [`&${name}=${encodeURIComponent(value)}`],
  );
  return [...said, whoseSearch(whose)].join('');
}
