import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { testShop } from '../testing/visit.ts';
import type { TestShop } from '../testing/visit.ts';

const built = path.join(import.meta.dirname, '../build/client');
// Nearly three quarters of it are React and its router, which every page needs once: decisions/0022.
const MOST_BYTES = 135_500;

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop();
});
afterAll(() => shop.close());

it('a first visit of a listing loads at most 135.5 kB of script, compressed', async () => {
  const { html } = await shop.visit('/catalogue/facade/peinture-de-facade');
  const scripts = await withImports(scriptsOf(html));
  expect(scripts.size).toBeGreaterThan(3);
  const weights = await Promise.all([...scripts].map(weightOf));
  expect(weights.reduce((sum, weight) => sum + weight, 0)).toBeLessThanOrEqual(MOST_BYTES);
});

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

async function weightOf(script: string): Promise<number> {
  const file = path.join(built, script);
  const ready = await readFile(`${file}.br`).catch(() => null);
  return (ready ?? (await promisify(brotliCompress)(await readFile(file)))).length;
}
