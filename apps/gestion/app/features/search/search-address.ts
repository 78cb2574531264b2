// What the addresses of the search's screens say, so that a colleague who opens one sees the same.
import { DAY_MS } from '@nuancier/domain/durations.ts';
import type { SearchedWordsQueryVariables } from '../../../generated/documents.ts';

type Tab = SearchedWordsQueryVariables['tab'];
export type SearchedAsked = { tab: Tab; since: string; until: string };

const NAMES = {
  all: 'toutes',
  no_result: 'sans-resultat',
  no_click: 'sans-clic',
} as const satisfies Record<Tab, string>;
export const TABS = ['all', 'no_result', 'no_click'] as const satisfies readonly Tab[];

const USUAL_DAYS = 30;
const parisDay = new Intl.DateTimeFormat('fr-CA', { timeZone: 'Europe/Paris', dateStyle: 'short' });

/** Without days: the last thirty. What is no day is left for the API to refuse. */
export function readSearchedAddress(address: URLSearchParams, now: Date): SearchedAsked {
  const text = (name: string) => address.get(name)?.trim() || null;
  return {
    tab: TABS.find((tab) => NAMES[tab] === address.get('onglet')) ?? 'all',
    since: text('du') ?? parisDay.format(new Date(now.getTime() - (USUAL_DAYS - 1) * DAY_MS)),
    until: text('au') ?? parisDay.format(now),
  };
}

export function searchedAddress({ tab, since, until }: SearchedAsked, after?: string): string {
  const address = new URLSearchParams({ onglet: NAMES[tab], du: since, au: until });
  if (after !== undefined) address.set('apres', after);
  return `?${address}`;
}

export function tabName(tab: Tab): string {
  return NAMES[tab];
}

/** Expressions as they are typed: with commas between, or one a line. */
export function expressionsOf(typed: string): string[] {
  return typed
    .split(/[,\n]/)
    .map((expression) => expression.trim())
    .filter((expression) => expression !== '');
}

/** The list of pins in the address, changed by a press. */
export function moved(skus: readonly string[], at: number, by: -1 | 1): string[] {
  const to = at + by;
  const [one, other] = [skus[at], skus[to]];
  if (one === undefined || other === undefined) return [...skus];
  return skus.with(at, other).with(to, one);
}
