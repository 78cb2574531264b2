// What the address of the list says, so that a colleague who opens it sees the same rows.
import type { ShopQuotationsQueryVariables } from '../../../generated/documents.ts';

type Tab = ShopQuotationsQueryVariables['tab'];

const TABS: readonly Tab[] = [
  'a_repondre',
  'brouillons',
  'envoyes',
  'a_commander',
  'acceptes',
  'refuses',
  'expires',
  'tous',
];

export type QuotationsAddress = {
  tab: Tab;
  query: string | null;
  after: string | null;
  before: string | null;
};

/** What is no such thing counts as not said. */
export function readQuotationsAddress(address: URLSearchParams): QuotationsAddress {
  const text = (name: string) => address.get(name)?.trim() || null;
  return {
    tab: TABS.find((tab) => tab === address.get('etat')) ?? 'tous',
    query: text('q'),
    after: text('apres'),
    before: text('avant'),
  };
}

/** The search without its place in the pages, to stand behind `?etat=`. */
export function searchOf({ query }: Pick<QuotationsAddress, 'query'>): string {
  return query === null ? '' : `&q=${encodeURIComponent(query)}`;
}
