// What the merchant's system was told of, and what it answers, decides what may be sold (decisions/0074).
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { MINUTE_MS } from '@nuancier/domain/durations.ts';
import { PAINT } from '../checkout/testing/card-orders.ts';
import { fill, place, prepare, shopper } from '../checkout/testing/shopper.ts';
import { createLog } from '../monitoring/log.ts';
import { changeOrderStatus } from '../orders/operations/change-order-status.ts';
import { DEMO_DAY } from '../testing/build-template.ts';
import { shopApi } from '../testing/shop-api.ts';
import type { ShopApi } from '../testing/shop-api.ts';
import { erp, staff } from './testing/erp.ts';
import type { Erp } from './testing/erp.ts';
import { deliverDue, queueNews } from './webhooks/deliver-webhooks.ts';
import { receiver } from './webhooks/testing/receiver.ts';
import { createWebhook } from './webhooks/webhooks.ts';

const YANN = 'yann.kermarrec@demo.valbrune.example';
const SHELF = `/stock/VB006/${PAINT}`;

let shop: ShopApi;
let system: Erp;
let now = DEMO_DAY;
beforeAll(async () => {
  shop = await shopApi({ now: () => now });
  system = await erp(shop);
});
beforeEach(async () => {
  now = DEMO_DAY;
  await shop.db.deleteFrom('rate_counter').execute();
  await shop.db.deleteFrom('stock_movement').execute();
  await shop.db
    .updateTable('stock')
    .set({ available: 1_000, counted: 1_000, open: 0, counted_at: null })
    .set({ statut_article_mag: 'P', appro_directe_fournisseur: false, livraison_pro: true })
    .execute();
});
afterAll(() => shop.close());

async function ordered(quantity: number): Promise<string> {
  const who = await shopper(shop, { shopCode: 'VB006', as: YANN });
  await shop.send(
    `mutation { clearCart(input: { uid: "${who.cartId}" }) { cart { id } } }`,
    {},
    { as: YANN },
  );
  await fill(shop, who, [{ sku: PAINT, quantity }]);
  await prepare(shop, who, { payment: 'on_account' });
  const { number, result } = await place(shop, who);
  if (number === null) throw new Error(JSON.stringify(result.errors));
  return number;
}

async function cancelled(number: string): Promise<void> {
  const done = await changeOrderStatus(
    shop.db,
    { ...staff, now: () => now },
    { number, to: 'ANNULEE', author: 'magasin' },
  );
  expect(done.ok).toBe(true);
}

async function told(number: string): Promise<[string, boolean][]> {
  const rows = await shop.db
    .selectFrom('stock_movement')
    .select(['kind', 'read_at'])
    .where('reference', '=', number)
    .orderBy('id')
    .execute();
  return rows.map(({ kind, read_at: readAt }) => [kind, readAt !== null]);
}

async function head(): Promise<string> {
  return String((await system.ask('GET', '/events?limit=500')).body['next']);
}

async function sellable(): Promise<number> {
  const shelf = await shop.db
    .selectFrom('stock')
    .select('available')
    .where('shop_code', '=', 'VB006')
    .where('article_sku', '=', PAINT)
    .executeTakeFirstOrThrow();
  return shelf.available;
}

describe('an order is noted as told', () => {
  it('by the log, once it tells of the order, and its cancellation by the page that tells of that', async () => {
    const start = await head();
    const number = await ordered(2);
    await system.ask('GET', `/events?after=${start}&type=customer.registered`);
    expect(await told(number)).toEqual([['sale', false]]);
    const page = await system.ask('GET', `/events?after=${start}`);
    expect(await told(number)).toEqual([['sale', true]]);
    await cancelled(number);
    expect(await told(number)).toEqual([
      ['sale', true],
      ['release', false],
    ]);
    await system.ask('GET', `/events?after=${String(page.body['next'])}`);
    expect(await told(number)).toEqual([
      ['sale', true],
      ['release', true],
    ]);
  });

  it('by its own page', async () => {
    const number = await ordered(2);
    await system.ask('GET', `/orders/${number}`);
    expect(await told(number)).toEqual([['sale', true]]);
  });

  it('by a call, even one that was not answered well', async () => {
    await head();
    const one = await receiver();
    one.answers = 500;
    const wanted = { name: 'ERP', url: one.url, types: null, shopSecret: 'secret' };
    await createWebhook({ db: shop.db, place: staff, author: 'essai' }, wanted);
    const number = await ordered(2);
    const parts = {
      db: shop.db,
      clock: async () => now,
      log: createLog({ level: 'silent' }),
      shopSecret: 'secret',
      contactEmail: 'service@valbrune.example',
      reach: { allowsPrivate: true },
    };
    for (const id of await queueNews(parts)) await deliverDue(parts, id, () => false);
    expect(one.calls).toHaveLength(1);
    expect(await told(number)).toEqual([['sale', true]]);
    await one.close();
  });
});

describe('an acknowledgement', () => {
  it('with its booking time, and counts with theirs, never give a sold piece back', async () => {
    const at = (minutes: number) => new Date(DEMO_DAY.getTime() + minutes * MINUTE_MS);
    const counted = (available: number, minutes: number) =>
      system.ask('PUT', SHELF, {
        available,
        status: 'P',
        delivered: true,
        counted_at: at(minutes).toISOString(),
      });
    const booked = (number: string, kind: string, minutes: number) =>
      system.ask('POST', `/orders/${number}/acknowledgements`, {
        kind,
        booked_at: at(minutes).toISOString(),
      });
    await counted(10, 0);
    expect(await sellable()).toBe(10);
    now = at(10);
    const number = await ordered(4);
    expect(await sellable()).toBe(6);
    // The count of minute 15 does not contain what was booked at minute 20.
    now = at(25);
    expect((await booked(number, 'SALE', 20)).status).toBe(200);
    expect((await counted(10, 15)).status).toBe(200);
    expect(await sellable()).toBe(6);
    now = at(30);
    await cancelled(number);
    expect(await sellable()).toBe(10);
    // Told, and perhaps booked: in doubt the piece waits.
    now = at(35);
    await system.ask('GET', `/orders/${number}`);
    now = at(45);
    await counted(10, 40);
    expect(await sellable()).toBe(10);
    expect((await booked(number, 'RELEASE', 36)).status).toBe(200);
    expect((await booked(number, 'RELEASE', 36)).status).toBe(200);
    expect(await sellable()).toBe(10);
    // A late file changes nothing.
    expect((await counted(14, 12)).body).toEqual({ changed: false });
    expect(await sellable()).toBe(10);
    const audited = await shop.db
      .selectFrom('audit_entry')
      .select('details')
      .where('event', '=', 'orders-acknowledged')
      .execute();
    expect(audited[0]?.details).toMatchObject({ orders: [number], author: 'intégration ERP' });
  });

  it('by a clock that runs behind puts no sale into a count that was taken before it', async () => {
    const at = (minutes: number) => new Date(DEMO_DAY.getTime() + minutes * MINUTE_MS);
    now = at(50);
    const shelf = { available: 10, status: 'P', delivered: true, counted_at: at(48).toISOString() };
    await system.ask('PUT', SHELF, shelf);
    const number = await ordered(4);
    expect(await sellable()).toBe(6);
    const booked = { kind: 'SALE', booked_at: at(47).toISOString() };
    expect((await system.ask('POST', `/orders/${number}/acknowledgements`, booked)).status).toBe(200);
    expect(await sellable()).toBe(6);
    now = DEMO_DAY;
  });

  it('is refused in French when it cannot be', async () => {
    const number = await ordered(1);
    const booked_at = DEMO_DAY.toISOString();
    const cases: [string, unknown, number, string][] = [
      ['W0000000', { booked_at }, 404, 'unknown_order'],
      [number, {}, 422, 'invalid_request'],
      [number, { booked_at: '2026-11-15T08:15:00' }, 422, 'invalid_request'],
      [number, { booked_at: '2026-02-30T08:15:00Z' }, 422, 'invalid_request'],
      [number, { booked_at: '2031-01-01T00:00:00Z' }, 422, 'still_to_come'],
      [number, { booked_at: '2026-11-01T08:15:00Z' }, 422, 'before_order'],
      [number, { booked_at, kind: 'RELEASE' }, 409, 'not_cancelled'],
      [number, { booked_at, kind: 'vente' }, 422, 'invalid_request'],
    ];
    for (const [of, body, status, code] of cases) {
      const answer = await system.ask('POST', `/orders/${of}/acknowledgements`, body);
      expect([body, answer.status, answer.body['code']]).toEqual([body, status, code]);
      expect(String(answer.body['detail'])).toMatch(/\p{L}.*[.]$/u);
    }
    expect((await system.ask('POST', `/orders/${number}/acknowledgements`, { booked_at })).body).toEqual({
      number,
      booked_at,
    });
  });
});
