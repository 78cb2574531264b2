import { expect, it } from 'vitest';
import { categoryPath, paths, productPath } from './paths.ts';
import { routeTable } from './route-table.ts';

it.each([
  [paths.home(), 'home'],
  [paths.cart(), 'cart'],
  [paths['customer-my-profile'](), 'customer-my-profile'],
  [paths['customer-my-wishlist'](), 'customer-my-wishlist'],
  [paths['customer-dashboard'](), 'customer-dashboard'],
  [paths['customer-acces-espace-pro'](), 'customer-acces-espace-pro'],
])('NAV-47 %s is the address of the route named %s', (path, name) => {
  expect(routeTable.find((row) => row.name === name)?.path).toBe(path);
});

it('NAV-47 product and category take a slug', () => {
  expect(paths.product('laque')).toBe('/produit/laque');
  expect(paths.category('facade/film-mince')).toBe('/catalogue/facade/film-mince');
});

it.each([
  [{ url_key: 'laque' }, '/produit/laque'],
  [{ url_key: null, url_rewrites: [{ url: 'laque.html' }] }, '/produit/laque.html'],
  [{ url_key: '', url_rewrites: [{ url: '/laque' }, { url: 'autre' }] }, '/produit/laque'],
])('NAV-48 a product is reached by its key, else by its first rewrite: %j', (product, path) => {
  expect(productPath(product)).toBe(path);
});

it.each([
  [{ url_path: 'facade', url_suffix: '' }, '/catalogue/facade'],
  [{ url_path: 'facade', url_suffix: '.html' }, '/catalogue/facade.html'],
  [{ url_path: 'services', custom_url: '/services' }, '/services'],
])('NAV-49 a category is reached by its path and suffix, or by its own address: %j', (category, path) => {
  expect(categoryPath(category)).toBe(path);
});

it('every row of the table has a name of its own', () => {
  expect(new Set(routeTable.map(({ name }) => name)).size).toBe(routeTable.length);
});
