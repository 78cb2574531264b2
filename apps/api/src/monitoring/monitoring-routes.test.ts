import { timingSafeEqual } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { noteBackup } from '../backups/backups.ts';
import { shopApi } from '../testing/shop-api.ts';
import type { ShopApi } from '../testing/shop-api.ts';
import { createReadiness } from './readiness.ts';

vi.mock('node:crypto', async (original) => {
  const crypto = await original<{ timingSafeEqual: typeof timingSafeEqual }>();
  return { ...crypto, timingSafeEqual: vi.fn(crypto.timingSafeEqual) };
});

let shop: ShopApi;
let guarded: ShopApi;
let production: ShopApi;
let laned: ShopApi;
beforeAll(async () => {
  [shop, guarded, production, laned] = await Promise.all([
    shopApi(),
    shopApi({ metricsToken: 'figures-for-me' }),
    shopApi({ production: true }),
    shopApi({
      database: 'empty',
      means: {
        readLanes: () => [{ lane: 'browsing', admitted: 7, shed: 5, waiting: 2, inFlight: 3 }],
        readPools: () => [{ pool: 'shop', open: 4, idle: 1, waiting: 6, taken: 9, waitedSeconds: 0.5 }],
        readCaches: () => [{ cache: 'pages', hits: 11, misses: 12, bytes: 13 }],
      },
    }),
  ]);
});
afterAll(() => Promise.all([shop.close(), guarded.close(), production.close(), laned.close()]));

const get = (to: ShopApi, url: string, headers: Record<string, string> = {}, remoteAddress = '127.0.0.1') =>
  to.inject({ method: 'GET', url, headers, remoteAddress });

describe('/readyz', () => {
  it('is ready once the database answers, its tables are current and the catalogue stands in memory', async () => {
    // A busy machine may take longer to read it than one request waits.
    await expect
      .poll(async () => (await get(shop, '/readyz')).statusCode, { timeout: 60_000, interval: 200 })
      .toBe(200);
    const answer = await get(shop, '/readyz');
    expect([answer.statusCode, answer.json()]).toEqual([
      200,
      {
        ready: true,
        can_write: true,
        database: true,
        migrations: true,
        site: true,
        catalogue: true,
        draining: false,
        missing: [],
      },
    ]);
  });

  it('is not ready before the catalogue has been read', async () => {
    const starting = await shopApi();
    const answer = await get(starting, '/readyz');
    expect([answer.statusCode, answer.json()]).toMatchObject([
      503,
      { ready: false, database: true, catalogue: false, missing: ['catalogue'] },
    ]);
    await starting.close();
  });

  it('is not ready before the merchant has opened the shop, and names the site as missing', async () => {
    const unopened = await shopApi({ database: 'empty', production: true });
    const asked = await unopened.post({ query: '{ storeConfig { store_name } }' });
    expect([asked.statusCode, asked.headers['retry-after'], asked.json()]).toMatchObject([
      503,
      '10',
      { errors: [{ extensions: { key: 'Shop in preparation' } }] },
    ]);
    await expect
      .poll(async () => (await get(unopened, '/readyz')).json())
      .toMatchObject({ ready: false, database: true, site: false, missing: ['site'] });
    expect((await get(unopened, '/readyz')).statusCode).toBe(503);
    expect((await get(unopened, '/healthz')).statusCode).toBe(200);
    await unopened.close();
  });

  it('is not ready while a migration is missing', async () => {
    const done = await shop.db
      .withTables<{ kysely_migration: { name: string; timestamp: string } }>()
      .deleteFrom('kysely_migration')
      .returningAll()
      .execute();
    const answer = await get(shop, '/readyz');
    expect([answer.statusCode, answer.json()]).toMatchObject([
      503,
      { ready: false, database: true, migrations: false },
    ]);
    await shop.db
      .withTables<{ kysely_migration: { name: string; timestamp: string } }>()
      .insertInto('kysely_migration')
      .values(done)
      .execute();
    expect((await get(shop, '/readyz')).statusCode).toBe(200);
  });

  it('costs the database no more when a hundred ask at once than when one does', async () => {
    let asked = 0;
    const counted = shop.db.withPlugin({
      transformQuery: ({ node }) => ((asked += 1), node),
      transformResult: async ({ result }) => result,
    });
    const ready = createReadiness(counted);
    const now = { catalogue: true, draining: false };
    await ready(now);
    const [once] = [asked, (asked = 0)];
    expect(once).toBeGreaterThan(0);
    const all = await Promise.all(Array.from({ length: 100 }, () => ready(now)));
    expect(new Set(all.map((one) => one.ready))).toEqual(new Set([true]));
    expect(asked).toBe(once);
    // Of the next one it is asked anew.
    await ready(now);
    expect(asked).toBe(2 * once);
  });

  it('is not ready on tables that have lost what this version needs', async () => {
    const outgrown = await shopApi();
    await outgrown.send('{ products(search: "lasure") { total_count } }');
    await sql`update schema_floor set least = '9999-the-next-house'`.execute(outgrown.db);
    const answer = await get(outgrown, '/readyz');
    expect([answer.statusCode, answer.json()]).toMatchObject([
      503,
      { ready: false, can_write: false, migrations: false, missing: ['migrations'] },
    ]);
    await outgrown.close();
  });

  it('N13 a database that went away keeps nobody out of a shop that stands in memory: only writing is told apart', async () => {
    const shaken = await shopApi();
    await shaken.send('{ products(search: "lasure") { total_count } }');
    expect((await get(shaken, '/readyz/write')).statusCode).toBe(200);
    await shaken.db.destroy();
    const gone = await get(shaken, '/readyz');
    expect([gone.statusCode, gone.json()]).toMatchObject([
      200,
      { ready: true, can_write: false, database: false, missing: [] },
    ]);
    const write = await get(shaken, '/readyz/write');
    expect([write.statusCode, write.json()]).toEqual([503, { can_write: false }]);
    expect((await get(shaken, '/healthz')).statusCode).toBe(200);
    await shaken.post({ query: 'mutation { createEmptyCart }' });
    const told = (await get(shaken, '/metrics')).body;
    expect(told).toContain('nuancier_operation_errors_total{field="createEmptyCart",kind="failed"} 1');
    expect(told).toContain('nuancier_state_known 0');
    expect(told).not.toMatch(
      /^nuancier_(?:queue|orders|backup|job|events)\w* \d|^nuancier_(?:queue|job|events)\w*\{/mu,
    );
    await shaken.close();
  });

  it('N13 answers 503 where the database never answered or when leaving, while /healthz stays well', async () => {
    const leaving = await shopApi({ database: 'empty' });
    leaving.api.drain();
    const draining = await get(leaving, '/readyz');
    expect([draining.statusCode, draining.json()]).toMatchObject([503, { draining: true }]);
    expect((await get(leaving, '/healthz')).statusCode).toBe(200);
    await leaving.close();
    const blind = await shopApi({ database: 'empty' });
    await blind.db.destroy();
    const gone = await get(blind, '/readyz');
    expect([gone.statusCode, gone.json()]).toMatchObject([503, { database: false, can_write: false }]);
    await blind.close();
  });
});

describe('/metrics', () => {
  it('counts operations by their field', async () => {
    await shop.send('query Whatever { storeConfig { store_code } }');
    const answer = await get(shop, '/metrics');
    expect(answer.statusCode).toBe(200);
    expect(answer.body).toMatch(/nuancier_operation_seconds_count\{field="storeConfig"\} [1-9]/u);
    expect(answer.body).not.toContain('Whatever');
  });

  it('tells refusals of our rules apart from faults, and requests that were turned away as a whole', async () => {
    await shop.post({ query: 'mutation { addProductsToCart(cartId: "x", cartItems: []) { cart { id } } }' });
    await shop.post({ query: '{ nothingOfOurs }' });
    const told = (await get(shop, '/metrics')).body;
    expect(told).toContain('nuancier_operation_errors_total{field="addProductsToCart",kind="refused"} 1');
    expect(told).toContain('nuancier_requests_turned_away_total{why="document"} 1');
    expect(told).not.toContain('kind="failed"');
  });

  it('tells what waits, was given up, is late and came in lately in the whole shop', async () => {
    const busy = await shopApi({ database: 'empty', now: () => new Date() });
    await sql`
      insert into outbox (id, kind, payload, created_at, next_try_at, failed_at) values
        (gen_random_uuid(), 'mail', '{}', now() - interval '90 seconds', now(), null),
        (gen_random_uuid(), 'mail', '{}', now() - interval '2 hours', now(), now() - interval '1 hour'),
        (gen_random_uuid(), 'mail', '{}', now() - interval '3 days', now(), now() - interval '2 days')`.execute(
      busy.db,
    );
    await sql`
      insert into job (name, schedule, next_due_at) values
        ('done', 'x', now() + interval '1 hour'), ('failed', 'x', now() - interval '1 minute')`.execute(
      busy.db,
    );
    await sql`
      insert into job_run (name, due_at, next_try_at, started_at, ended_at, outcome) values
        ('done', now(), now(), now(), '2026-01-02T03:04:05Z', 'done'),
        ('failed', now(), now(), now(), now(), 'failed')`.execute(busy.db);
    await sql`
      insert into event (event_id, type, version, subject, at, data) values
        (gen_random_uuid(), 'order.placed', 1, 'order/1', now(), '{}'),
        (gen_random_uuid(), 'order.placed', 1, 'order/2', now() - interval '20 minutes', '{}')`.execute(
      busy.db,
    );
    await sql`
      insert into payment_event (provider, event_id, order_number, news, amount_cents, currency, received_at, outcome)
      values ('lyra', 'a', 'W1', 'refused', 1, 'EUR', now(), 'ignore'),
        ('lyra', 'b', 'W2', 'refused', 1, 'EUR', now() - interval '1 hour', 'ignore')`.execute(busy.db);
    const takenAt = new Date(Date.now() - 2 * 3_600_000);
    await noteBackup(busy.db, { backup: 'x', place: '/srv/backups', takenAt });
    const told = (await get(busy, '/metrics')).body;
    const value = (name: string) =>
      Number(
        told
          .split('\n')
          .find((line) => line.startsWith(`${name} `))
          ?.slice(name.length + 1),
      );
    expect(value('nuancier_state_known')).toBe(1);
    expect(value('nuancier_queue_waiting{queue="mails"}')).toBe(1);
    expect(Math.floor(value('nuancier_queue_oldest_seconds{queue="mails"}') / 60)).toBe(1);
    expect(value('nuancier_queue_given_up{queue="mails"}')).toBe(1);
    expect(value('nuancier_queue_waiting{queue="webhooks"}')).toBe(0);
    expect(value('nuancier_queue_waiting{queue="jobs"}')).toBe(1);
    expect(value('nuancier_job_failed{job="failed"}')).toBe(1);
    expect(value('nuancier_job_failed{job="done"}')).toBe(0);
    expect(value('nuancier_job_done_timestamp_seconds{job="done"}')).toBe(
      Date.UTC(2026, 0, 2, 3, 4, 5) / 1_000,
    );
    expect(value('nuancier_orders_late')).toBe(0);
    expect(Math.floor(value('nuancier_backup_age_seconds') / 3_600)).toBe(2);
    expect(value('nuancier_events_recent{type="order.placed"}')).toBe(1);
    expect(value('nuancier_payments_recent{news="refused"}')).toBe(1);
    await busy.close();
  });

  it('counts the answers that could not be serialised at once', async () => {
    const told = async () =>
      (await get(guarded, '/metrics', { authorization: 'Bearer figures-for-me' })).body
        .split('\n')
        .filter((line) => line.includes('abandoned_total{'));
    // A document is serialised from its second use on.
    for (let use = 1; use <= 2; use += 1) {
      expect(await told()).toEqual([]);
      const answer = await guarded.post({ query: '{ products(pageSize: 5) { total_count } }' });
      expect(answer.json()).toHaveProperty('errors');
    }
    expect(await told()).toEqual(['nuancier_serialising_abandoned_total{why="expected"} 1']);
  });

  it.each([
    ['a stranger', {}, '203.0.113.7', 404],
    ['a stranger behind a proxy on this machine', { 'x-forwarded-for': '203.0.113.7' }, '127.0.0.1', 404],
    ['this machine', {}, '127.0.0.1', 200],
  ])('without a token: %s', async (_who, headers, address, status) => {
    expect((await get(shop, '/metrics', headers, address)).statusCode).toBe(status);
  });

  it('in production nobody reads them without a token', async () => {
    expect((await get(production, '/metrics')).statusCode).toBe(404);
  });

  it.each([
    [undefined, 404],
    ['', 404],
    ['Bearer', 404],
    ['Bearer ', 404],
    ['Bearer wrong', 404],
    ['Bearer figures-for-m', 404],
    ['Bearer figures-for-me2', 404],
    ['Bearer figures-for-mf', 404],
    ['Bearer xigures-for-me', 404],
    ['Bearer FIGURES-FOR-ME', 404],
    ['figures-for-me', 404],
    ['Basic figures-for-me', 404],
    ['Bearer figures-for-me', 200],
  ])('with a token configured: %s → %i', async (authorization, status) => {
    expect((await get(guarded, '/metrics', authorization ? { authorization } : {})).statusCode).toBe(status);
  });

  it('the token is compared in the same time wherever it differs', async () => {
    const compared = vi.mocked(timingSafeEqual);
    for (const token of ['xigures-for-me', 'figures-for-mx']) {
      compared.mockClear();
      await get(guarded, '/metrics', { authorization: `Bearer ${token}` });
      expect(compared).toHaveBeenCalledOnce();
      expect(compared).toHaveReturnedWith(false);
    }
  });

  it('tells of the connections to the database and of the caches what they did', async () => {
    const told = (await get(laned, '/metrics')).body.split('\n');
    expect(told.filter((line) => /^nuancier_(?:pool|cache)_/u.test(line))).toEqual([
      'nuancier_pool_open{pool="shop"} 4',
      'nuancier_pool_idle{pool="shop"} 1',
      'nuancier_pool_waiting{pool="shop"} 6',
      'nuancier_pool_taken_total{pool="shop"} 9',
      'nuancier_pool_wait_seconds_total{pool="shop"} 0.5',
      'nuancier_cache_hits_total{cache="pages"} 11',
      'nuancier_cache_misses_total{cache="pages"} 12',
      'nuancier_cache_bytes{cache="pages"} 13',
    ]);
  });

  it('tells of each lane what was let in and sent away, what waits and is inside', async () => {
    const answer = await get(laned, '/metrics');
    const told = answer.body.split('\n').filter((line) => line.startsWith('nuancier_lane'));
    expect(told).toEqual([
      'nuancier_lane_admitted_total{lane="browsing"} 7',
      'nuancier_lane_shed_total{lane="browsing"} 5',
      'nuancier_lane_waiting{lane="browsing"} 2',
      'nuancier_lane_in_flight{lane="browsing"} 3',
    ]);
    expect((await get(laned, '/metrics')).body).toContain('nuancier_lane_admitted_total{lane="browsing"} 7');
  });
});
