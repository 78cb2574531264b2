import { afterAll, beforeAll, expect, it } from 'vitest';
import { testShop } from '../../testing/visit.ts';
import type { TestShop } from '../../testing/visit.ts';

const BANNER = /<aside aria-label="Démonstration"[^>]*>.*?<\/aside>/;

let demo: TestShop;
let shop: TestShop;
beforeAll(async () => {
  [demo, shop] = await Promise.all([testShop({ showsDemo: true }), testShop()]);
});
afterAll(() => Promise.all([demo.close(), shop.close()]));

it.each(['/', '/?theme=comptoir'])('leads from %s of a demo to its accounts', async (address) => {
  const { html } = await demo.visit(address);
  expect(BANNER.exec(html)?.[0]).toContain('href="/dev/comptes"');
});

it('shows no banner in a shop that is not a demo', async () => {
  const { status, html } = await shop.visit('/');
  expect(status).toBe(200);
  expect(html).not.toMatch(BANNER);
  expect(html).not.toContain('/dev/comptes');
});
