import { layout, route } from '@react-router/dev/routes';
import type { RouteConfig, RouteConfigEntry } from '@react-router/dev/routes';
import { guardFile } from './guard-file.ts';
import { routeTable } from './addresses/route-table.ts';
import type { RouteRow } from './addresses/route-table.ts';

const layoutFiles = {
  default: 'layouts/default-layout.tsx',
  'full-width': 'layouts/full-width-layout.tsx',
  checkout: 'layouts/checkout-layout.tsx',
} as const;

function rowsOf(name: RouteRow['layout']): RouteRow[] {
  return routeTable.filter((row) => row.layout === name);
}

/** Screens, those with a guard behind it. */
function entriesFor(place: RouteRow['layout']): RouteConfigEntry[] {
  const open = rowsOf(place).filter((row) => row.guard === undefined);
  const guarded = Map.groupBy(rowsOf(place), (row) => row.guard);
  guarded.delete(undefined);
  return [
    ...open.map(screenRoute),
    ...[...guarded].map(([guard, rows]) =>
      layout(guardFile(guard ?? ''), { id: `${place}-${guard}` }, rows.map(screenRoute)),
    ),
  ];
}

function screenRoute(row: RouteRow): RouteConfigEntry {
  return route(row.path.replace(/^\//, ''), row.screen, { id: row.name, caseSensitive: true });
}

function framed(name: keyof typeof layoutFiles, within: RouteConfigEntry[] = []): RouteConfigEntry[] {
  const entries = [...entriesFor(name), ...within];
  return entries.length > 0 ? [layout(layoutFiles[name], { id: `${name}-layout` }, entries)] : [];
}

const account = layout('layouts/account-layout.tsx', { id: 'account-layout' }, entriesFor('account'));

export default [
  ...framed('default', [account]),
  ...framed('full-width'),
  ...framed('checkout'),
  ...entriesFor('none'),
] satisfies RouteConfig;
