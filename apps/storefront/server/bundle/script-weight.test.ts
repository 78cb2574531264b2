import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { testShop } from '../../testing/visit.ts';
import type { TestShop } from '../../testing/visit.ts';

const built = path.join(import.meta.dirname, '../../build/client');
// React and its router, which every page needs once, and the table of routes, which grows with every screen, have
// bounds of their own: decisions/0022.
const MOST_OF_REACT = 92_000;
const MOST_OF_ROUTES = 6_400;
const MOST_OF_OURS = 39_000;

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop();
});
afterAll(() => shop.close());

it('a first visit of a listing loads a bounded weight of script, ours apart from what it stands on', async () => {
  const { html } = await shop.visit('/catalogue/facade/peinture-de-facade');
  const scripts = [...(await withImports(scriptsOf(html)))];
  expect(scripts.length).toBeGreaterThan(3);
  const parts = Object.groupBy(scripts, partOf);
  const [react, routes, ours] = [
    await weightOf(parts.react),
    await weightOf(parts.routes),
    await weightOf(parts.ours),
  ];
  expect([react, routes, ours].every((weight) => weight > 0)).toBe(true);
  expect(react).toBeLessThanOrEqual(MOST_OF_REACT);
  expect(routes).toBeLessThanOrEqual(MOST_OF_ROUTES);
  expect(ours).toBeLessThanOrEqual(MOST_OF_OURS);
});

function partOf(script: string): 'react' | 'routes' | 'ours' {
  if (/\/react-[\w-]+\.js$/.test(script)) return 'react';
  return /\/manifest-[\w-]+\.js$/.test(script) ? 'routes' : 'ours';
}

/** Every script the page names: to run, to import or to fetch ahead. */
function scriptsOf(html: string): string[] {
  const linked = [...html.matchAll(/<(?:link|script)\b[^>]*(?:href|src)="(\/assets\/[^"]+\.js)"/g)];
  const imported = [...html.matchAll(/import\s*(?:[^"';]*from\s*)?"(\/assets\/[^"]+\.js)"/g)];
  return [...linked, ...imported].map(([, address = '']) => address);
}

/** With what they import themselves, at once and not when it is needed. */
async function withImports(scripts: readonly string[], known = new Set<string>()): Promise<Set<string>> {
  for (const script of scripts) {
    if (known.has(script)) continue;
    known.add(script);
    const text = await readFile(path.join(built, script), 'utf8');
    const imports = [
      ...text.matchAll(/(?:^|[;}\s])(?:import|export)\s*(?:[^"'();]*?from\s*)?["']\.\/([^"']+\.js)["']/g),
    ];
    await withImports(
      imports.map(([, name = '']) => `/assets/${name}`),
      known,
    );
  }
  return known;
}

async function weightOf(scripts: readonly string[] = []): Promise<number> {
  const weights = await Promise.all(scripts.map(compressed));
  return weights.reduce((sum, weight) => sum + weight, 0);
}

/** Without the marks in the names of other scripts: a change anywhere draws them anew, and each weighs some bytes. */
async function compressed(script: string): Promise<number> {
  const text = await readFile(path.join(built, script), 'utf8');
  return (await promisify(brotliCompress)(text.replaceAll(/-[\w-]{8}\.js/g, '-12345678.js'))).length;
}
