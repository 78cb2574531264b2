import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { routesOf, testsOf } from './changed-tests.ts';
import { importersOf, readImportGraph } from './import-graph.ts';

const graph = new Map([
  ['packages/domain/src/tax.ts', []],
  ['packages/domain/src/tax.test.ts', ['packages/domain/src/tax.ts']],
  ['apps/api/src/cart/totals.ts', ['packages/domain/src/tax.ts']],
  ['apps/api/src/cart/cart.ts', ['apps/api/src/cart/totals.ts']],
  ['apps/api/src/cart/cart.test.ts', ['apps/api/src/testing/shop-api.ts']],
  ['apps/api/src/cart/load.slow.test.ts', ['apps/api/src/cart/totals.ts']],
  ['apps/api/src/orders/orders.test.ts', ['apps/api/src/testing/shop-api.ts']],
  ['apps/api/src/orders/place.ts', ['apps/api/src/cart/cart.ts']],
  ['apps/api/src/orders/place.test.ts', ['apps/api/src/orders/place.ts']],
  ['apps/api/src/api.ts', ['apps/api/src/cart/cart.ts']],
  ['apps/api/src/testing/shop-api.ts', ['apps/api/src/api.ts']],
  ['apps/storefront/app/features/cart/line.tsx', []],
  ['apps/storefront/app/screens/cart/cart-screen.tsx', ['apps/storefront/app/features/cart/line.tsx']],
  ['apps/storefront/app/screens/cart/cart-screen.test.ts', ['apps/storefront/testing/visit.ts']],
]);

describe('testsOf', () => {
  it('selects the tests that reach a change by imports, but not through the file that gathers all features', () => {
    expect(testsOf(graph, ['packages/domain/src/tax.ts'])).toEqual(['packages/domain/src/tax.test.ts']);
  });

  it('selects the tests of the same feature in API and pages, without the slow ones', () => {
    expect(testsOf(graph, ['apps/api/src/cart/totals.ts'])).toEqual([
      'apps/api/src/cart/cart.test.ts',
      'apps/storefront/app/screens/cart/cart-screen.test.ts',
    ]);
  });

  it('selects the page tests of the back office for its screens, and those of the backend for the backend', () => {
    const pages = new Map([
      ['apps/gestion/app/screens/orders/order-screen.tsx', []],
      ['apps/storefront/server/gestion/order-pages.test.ts', []],
      ['apps/storefront/app/backend/forms/owner.ts', []],
      ['apps/storefront/app/backend/forms/resume-form.test.ts', []],
    ]);
    expect(testsOf(pages, ['apps/gestion/app/screens/orders/order-screen.tsx'])).toEqual([
      'apps/storefront/server/gestion/order-pages.test.ts',
    ]);
    expect(testsOf(pages, ['apps/storefront/app/backend/forms/owner.ts'])).toEqual([
      'apps/storefront/app/backend/forms/resume-form.test.ts',
    ]);
  });

  it('selects a test that was changed itself, slow or not', () => {
    expect(testsOf(graph, ['apps/api/src/cart/load.slow.test.ts'])).toEqual([
      'apps/api/src/cart/load.slow.test.ts',
    ]);
  });
});

it('finds the routes whose screen shows a changed piece, and none for a change of the API', () => {
  const routes = [
    { name: 'cart', screen: 'screens/cart/cart-screen.tsx' },
    { name: 'home', screen: 'screens/content/home-screen.tsx' },
  ];
  expect(routesOf(graph, ['apps/storefront/app/features/cart/line.tsx'], routes)).toEqual(['cart']);
  expect(routesOf(graph, ['packages/domain/src/tax.ts'], routes)).toEqual([]);
});

it('reads the imports of the repository, across its packages', () => {
  const found = readImportGraph(path.join(import.meta.dirname, '../..'));
  const importers = importersOf(found, ['packages/domain/src/tax.ts'], new Set());
  expect(importers).toContain('apps/api/src/api.ts');
  expect(importers).toContain('apps/storefront/app/screens/cart/cart-screen.tsx');
  expect(importers).not.toContain('packages/domain/src/money.ts');
});
