import { afterAll, beforeAll, expect, it } from 'vitest';
import { publicUrl, testShop } from '../../testing/visit.ts';
import type { TestShop } from '../../testing/visit.ts';
import { createLanes, laneRules } from './lanes.ts';

const MOST = 8;
const FLOOD = 120;
// A fixed clock: waiting never times out, however slow the machine is.
const lanes = createLanes({ most: MOST, mostLagMs: 100_000, now: () => 0 });
let shop: TestShop;
beforeAll(async () => {
  shop = await testShop({ lanes });
});
afterAll(() => shop.close());

const search = (at: number) => shop.visit(`/search?q=peinture+${at}`);
const ask = (query: string) =>
  shop.visit('/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query }),
  });
const numbers = Array.from({ length: FLOOD }, (_, at) => at);
const served = Math.floor(MOST * laneRules.browsing.share);

it('L01 a flood of pages: some served, the rest told when to come back; health goes on', async () => {
  const flood = Promise.all(numbers.map(search));
  expect((await shop.visit('/healthz')).status).toBe(200);

  const answers = await flood;
  const shed = answers.filter(({ html }) => html.includes('Beaucoup de monde en ce moment'));
  expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThanOrEqual(served);
  expect(shed.length).toBeGreaterThanOrEqual(FLOOD - served - laneRules.browsing.mostWaiting);
  // On a slow machine a page that waited in line may be too late: it says so too.
  for (const { status, headers } of answers)
    expect([status, status === 200 || headers['retry-after'] !== undefined]).toEqual([
      status === 200 ? 200 : 503,
      true,
    ]);
  for (const { headers, cookies } of shed) {
    expect(headers['retry-after']).toBe('5');
    expect(headers['cache-control']).toBe('no-store');
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['content-security-policy']).toContain("default-src 'none'");
    expect(cookies).toEqual([]);
  }
});

/** Fills all places of the browsing lane and its queue. */
function fullHouse(): () => void {
  const guests = numbers.map(() => lanes.enter('browsing', () => {}));
  return () => {
    for (const leave of guests) leave();
  };
}

it('L04 a full house: whoever buys is served, and afterwards everything is as before', async () => {
  const empty = fullHouse();
  const made = await ask('mutation { createEmptyCart }');
  const { data }: { data: { createEmptyCart: string } } = JSON.parse(made.html);
  const cookie = `vsf-cart=${data.createEmptyCart}`;
  const form = { origin: publicUrl, 'content-type': 'application/x-www-form-urlencoded' };
  const answers = [
    await shop.visit('/cart', { headers: { cookie } }),
    await shop.visit('/cart', {
      method: 'POST',
      headers: { cookie, ...form },
      body: 'intent=add&sku=10100002&quantity=1',
    }),
    await shop.visit('/checkout', { headers: { cookie } }),
    await shop.visit('/paiement/notification', { method: 'POST', body: '{}' }),
    await shop.visit('/customer/dashboard', { as: 'yann.kermarrec@demo.valbrune.example' }),
  ];
  expect(answers.map(({ status }) => status)).toEqual([200, 302, 302, 400, 200]);
  expect((await shop.visit('/livraison')).status).toBe(503);
  empty();
  expect((await shop.visit('/livraison')).status).toBe(200);
  const figures = lanes.figures().map(({ lane, inFlight, waiting }) => [lane, inFlight, waiting]);
  expect(figures).toEqual(
    ['checkout', 'account', 'browsing', 'pictures', 'files'].map((lane) => [lane, 0, 0]),
  );
});

it('L01 a full house: GraphQL says so in JSON', async () => {
  const empty = fullHouse();
  const { status, headers, html } = await ask('{ products(search: "laque") { total_count } }');
  expect([status, headers['retry-after']]).toEqual([503, '5']);
  const told: { errors: { message: string }[] } = JSON.parse(html);
  expect(told.errors[0]?.message).toContain('Merci de réessayer dans quelques secondes.');
  empty();
});

it('L01 a full house: who only looks at the head of a page is told the same, without the page', async () => {
  const empty = fullHouse();
  const { status, headers, html } = await shop.visit('/livraison', { method: 'HEAD' });
  expect([status, headers['retry-after'], html]).toEqual([503, '5', '']);
  empty();
});
