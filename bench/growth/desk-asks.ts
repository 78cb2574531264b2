// What the people of the shop do: lists, searches, the day's screen, reports.
import { DAY_MS } from '@nuancier/domain/durations.ts';
import { askShop } from './ask-shop.ts';
import type { Answer, Client } from './ask-shop.ts';
import type { Asked } from './customer-asks.ts';
import { STORES } from './sizes.ts';

/** Begins the names of the lists and searches of orders. */
export const OF_ORDERS = 'commandes : ';

const ROW = `number placed_at due_at is_late store { code name } mode buyer_name company telephone lines packs status_label
  payment_label ready_since total_ttc_cents`;
const ORDERS = `query ($tab: OrderTab!, $store: String, $query: String, $after: String) {
  shopOrders(tab: $tab, store: $store, query: $query, after: $after) { rows { ${ROW} } counts { tab count more } next } }`;
const WORK = '{ count more oldest rows { key title } }';
const SECTION = `{ rows { ${ROW} } more }`;
const TODAY = `{ today { leads counts { tab count more } late ${SECTION} to_prepare ${SECTION}
  in_preparation ${SECTION} ready ${SECTION} stock_outs ${WORK} figures { day orders ht_cents } withdrawals ${WORK} messages ${WORK} reviews ${WORK} quotations ${WORK}
  refunds ${WORK} awaited_transfers ${WORK} overdue_companies ${WORK} failed_jobs ${WORK} wordless_products ${WORK}
  pictureless_products ${WORK} } }`;
const CUSTOMERS = `query ($query: String) { shopCustomers(list: personnes, query: $query) {
  rows { id name email telephone } counts { list count more } next } }`;
const SALES = `query ($by: SalesBy!, $since: String!, $until: String!) {
  salesReport(by: $by, since: $since, until: $until, first: 50) { rows { key orders ht_cents } total { orders ht_cents } } }`;
const figures = (name: string) =>
  `query ($asked: FiguresAsked!) { report: ${name}(asked: $asked) { rows { key label values } row_count } }`;

export function deskAsks(url: string, owner: string, keeper: string): Asked[] {
  const as = (token: string): Client => ({
    url,
    path: '/gestion/graphql',
    headers: { cookie: `nuancier_gestion=${token}`, origin: url },
  });
  const all = as(owner);
  const ask = (name: string, document: string, variables: (round: number) => Answer, who = all): Asked => ({
    name,
    run: (round) => askShop(who, document, variables(round)),
  });
  const orders = (name: string, variables: (round: number) => Answer) =>
    ask(`${OF_ORDERS}${name}`, ORDERS, variables);
  const store = (round: number) => `VB${String(1 + (round % STORES)).padStart(3, '0')}`;
  const span = (days: number) => ({ since: dayBefore(days), until: dayBefore(0) });
  return [
    orders('à préparer, un magasin', (round) => ({ tab: 'a_preparer', store: store(round) })),
    orders('à préparer, tous', () => ({ tab: 'a_preparer' })),
    orders('toutes, tous', () => ({ tab: 'toutes' })),
    orders('en retard, tous', () => ({ tab: 'en_retard' })),
    orders('recherche d’un numéro', (round) => ({ tab: 'toutes', query: `000${12_345 + round}` })),
    orders('recherche d’un nom rare', (round) => ({ tab: 'toutes', query: `besnard-${rareName(round)}` })),
    orders('recherche d’un nom courant', () => ({ tab: 'toutes', query: 'martin' })),
    orders('recherche d’un téléphone', (round) => ({
      tab: 'toutes',
      query: `06${String(1000 + round).padStart(8, '0')}`,
    })),
    orders('recherche d’un article', (round) => ({ tab: 'toutes', query: `1010${round % 10}001` })),
    ask('clients : recherche d’un nom', CUSTOMERS, (round) => ({ query: `besnard-${rareName(round)}` })),
    ask('Aujourd’hui, propriétaire', TODAY, () => ({})),
    ask('Aujourd’hui, responsable d’un magasin', TODAY, () => ({}), as(keeper)),
    ask('ventes de 30 jours, par magasin', SALES, () => ({ by: 'store', ...span(30) })),
    ask('ventes de 365 jours, par client', SALES, () => ({ by: 'customer', ...span(365) })),
    ask('marges de 365 jours, par rayon', figures('marginReport'), () => ({
      asked: { by: 'universe', first: 50, ...span(365) },
    })),
    ask('ruptures de 30 jours, par article', figures('stockOutReport'), () => ({
      asked: { by: 'article', first: 50, ...span(30) },
    })),
  ];
}

function rareName(round: number): string {
  const letter = (at: number) => String.fromCharCode(97 + (at % 26));
  return letter(round) + letter(round >> 1) + letter(round >> 2);
}

function dayBefore(days: number): string {
  return new Date(Date.now() - days * DAY_MS).toISOString().slice(0, 10);
}
