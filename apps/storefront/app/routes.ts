import { layout, route } from '@react-router/dev/routes';
import type { RouteConfig, RouteConfigEntry } from '@react-router/dev/routes';
import { routeTable } from './route-table.ts';
import type { RouteRow } from './route-table.ts';

const layoutFiles = {
  default: 'layouts/default-layout.tsx',
  'full-width': 'layouts/full-width-layout.tsx',
  checkout: 'layouts/checkout-layout.tsx',
} as const;

function entriesFor(rows: readonly RouteRow[]): RouteConfigEntry[] {
  return rows.flatMap((row) =>
    row.screen ? [route(row.path.replace(/^\//, ''), row.screen, { id: row.name, caseSensitive: true })] : [],
  );
}

const withLayout = (Object.keys(layoutFiles) as (keyof typeof layoutFiles)[]).flatMap((name) => {
  const entries = entriesFor(routeTable.filter((row) => row.layout === name));
  return entries.length > 0 ? [layout(layoutFiles[name], { id: `${name}-layout` }, entries)] : [];
});

export default [
  ...withLayout,
  ...entriesFor(routeTable.filter((row) => row.layout === 'none')),
] satisfies RouteConfig;
