import { afterAll, beforeAll, expect, it } from 'vitest';
import { wordsOf } from '../../testing/drawn-listing.ts';
import { publicUrl, testShop } from '../../testing/visit.ts';
import { createPageCache } from './page-cache.ts';
import type { TestShop } from '../../testing/visit.ts';

const LONG_MS = 3_600_000;
const YANN = 'yann.kermarrec@demo.valbrune.example';
/** What was asked of the API, each time since when and at which moment. */
const asked: { since: number; at: number }[] = [];
let waitedMs = 0;
let shop: TestShop;
beforeAll(async () => {
  shop = await testShop({
    spoil: (transport) => (request) => {
      const since = request.arrivedAt ?? Number.NaN;
      asked.push({ since, at: performance.now() });
      return transport({ ...request, arrivedAt: since - waitedMs });
    },
  });
});
afterAll(() => shop.close());

it('all that a page asks for shares one time, from the moment its visitor came', async () => {
  const before = performance.now();
  expect((await shop.visit('/customer/dashboard', { as: YANN })).status).toBe(200);
  const [came = Number.NaN, ...others] = new Set(asked.splice(0).map(({ since }) => since));
  expect(others).toEqual([]);
  expect(came).toBeGreaterThanOrEqual(before);
  expect(came).toBeLessThan(performance.now());
});

it('a page that cannot be made in its time is no fault: it says when to come back', async () => {
  waitedMs = LONG_MS;
  const page = await shop.visit('/cart', { headers: { cookie: 'vsf-cart=abc' } });
  waitedMs = 0;
  expect([page.status, page.headers['retry-after']]).toEqual([503, '10']);
  expect(wordsOf(page.html)).toContain('Boutique momentanément indisponible');
});

it('a list that was read in a line of its own has the whole time from then on', async () => {
  const form = [
    ['name="list"', ''],
    ['name="file"; filename="liste.csv"\r\nContent-Type: text/csv', '10100002;1'],
    ['name="intent"', 'check'],
  ].map(([head, body]) => `--list\r\nContent-Disposition: form-data; ${head}\r\n\r\n${body}\r\n`);
  asked.splice(0);
  const began = performance.now();
  const page = await shop.visit('/commande-rapide', {
    method: 'POST',
    headers: { origin: publicUrl, 'content-type': 'multipart/form-data; boundary=list' },
    body: Buffer.from(`${form.join('')}--list--\r\n`),
  });
  expect(page.status).toBe(200);
  const latest = Math.max(...asked.map(({ since }) => since));
  const { since, at } = asked.find((one) => one.since === latest) ?? { since: Number.NaN, at: Number.NaN };
  // Most of the time went into reading, in a thread that had to begin: it is not counted.
  expect(at - since).toBeLessThan((since - began) / 2);
});

it('nobody waits for a page longer than an answer may take; it is made all the same, for who comes back', async () => {
  const gate = Promise.withResolvers<void>();
  let isWaited = false;
  const slow = await testShop({
    pageMs: 1_000,
    cache: createPageCache({ mostBytes: 10_000_000, mostMs: LONG_MS, now: Date.now }),
    spoil: (transport) => async (request) => {
      isWaited = true;
      await gate.promise;
      return transport(request);
    },
  });
  const late = await slow.visit('/');
  expect([late.status, late.headers['retry-after']]).toEqual([503, '10']);
  expect(late.html).toContain('La boutique est momentanément indisponible.');
  expect(isWaited).toBe(true);
  gate.resolve();
  await expect.poll(async () => (await slow.visit('/')).status).toBe(200);
  await slow.close();
});
