// What the address of the list says, so that a colleague who opens it sees the same rows.
import type { ShopOrdersQueryVariables } from '../../../generated/documents.ts';
import { readStore, storeSaid } from '../office/one-store/one-store-address.ts';
import { readWhose, whoseSearch } from '../office/whose/whose-address.ts';
import type { Whose } from '../office/whose/whose-address.ts';

type Tab = ShopOrdersQueryVariables['tab'];

const TABS: readonly Tab[] = ['a_preparer', 'en_cours', 'pretes', 'en_retard', 'toutes'];
export const MONEY: readonly NonNullable<ShopOrdersQueryVariables['money']>[] = [
  'a_rembourser',
  'virement_attendu',
];
const DAY = /^\d{4}-\d\d-\d\d$/;

export type OrdersAddress = Whose & {
  tab: Tab;
  store: string | null;
  query: string | null;
  since: string | null;
  until: string | null;
  money: NonNullable<ShopOrdersQueryVariables['money']> | null;
  after: string | null;
  before: string | null;
};

/** What is no such thing counts as not said. */
export function readOrdersAddress(address: URLSearchParams): OrdersAddress {
  const text = (name: string) => address.get(name)?.trim() || null;
  const day = (name: string) => {
    const given = text(name);
    return given !== null && DAY.test(given) ? given : null;
  };
  return {
    tab: TABS.find((tab) => tab === address.get('etat')) ?? 'a_preparer',
    store: readStore(address),
    query: text('q'),
    since: day('du'),
    until: day('au'),
    money: MONEY.find((money) => money === address.get('reglement')) ?? null,
    ...readWhose(address),
    after: text('apres'),
    before: text('avant'),
  };
}

/** What the file of the list is asked for: the same rows, all pages of them. */
export function fileSearchOf({ after: _after, before: _before, ...entries }: OrdersAddress): string {
  const said = Object.entries(entries).flatMap(([name, value]) => (value === null ? [] : [[name, value]]));
  return `?${new URLSearchParams(said)}`;
}

/** The search without its place in the pages, to stand behind `?etat=`. */
export function searchOf({ store, query, since, until, money, ...whose }: OrdersAddress): string {
  const entries = { q: query, ...storeSaid(store), du: since, au: until, reglement: money };
  const said = Object.entries(entries).flatMap(([name, value]) =>
    value === null ? [] : [`&${name}=${encodeURIComponent(value)}`],
  );
  return [...said, whoseSearch(whose)].join('');
}
