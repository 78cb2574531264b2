// The class of an address, for figures and the access log: few enough to draw, fine enough to find a trouble.
import { pathOf } from '../pages/page-address.ts';
import { account, buying, files, isHealth, lists, money, pageOf, under } from './places.ts';

export type RouteClass =
  | 'health'
  | 'graphql'
  | 'gestion-graphql'
  | 'gestion-live'
  | 'gestion'
  | 'integration'
  | 'pictures'
  | 'files'
  | 'documents'
  | 'payment'
  | 'checkout'
  | 'lists'
  | 'account'
  | 'pages';

const EXACT: ReadonlyMap<string, RouteClass> = new Map([
  ['/graphql', 'graphql'],
  ['/gestion/graphql', 'gestion-graphql'],
  // Open for as long as its screen is: its time says nothing.
  ['/gestion/evenements', 'gestion-live'],
]);

const UNDER: readonly (readonly [readonly string[], RouteClass])[] = [
  [['/gestion'], 'gestion'],
  [['/integration'], 'integration'],
  [['/media'], 'pictures'],
  [['/documents'], 'documents'],
  [files, 'files'],
  [money, 'payment'],
  [buying, 'checkout'],
  [account, 'account'],
];

export function routeClass(url: string, method: string): RouteClass {
  if (isHealth(method, pathOf(url))) return 'health';
  const path = pageOf(url);
  if (lists.has(path)) return 'lists';
  const exact = EXACT.get(path);
  return exact ?? UNDER.find(([places]) => under(path, places))?.[1] ?? 'pages';
}
