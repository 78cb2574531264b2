import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openPool } from '@nuancier/api/database/open-pool.ts';
import { databaseUrl } from '@nuancier/api/testing/database-url.ts';
import { MINUTE_MS } from '@nuancier/domain/durations.ts';
import { wordsOf } from '../testing/drawn-listing.ts';
import { publicUrl, testShop } from '../testing/visit.ts';
import { createPageCache } from './pages/page-cache.ts';
import type { TestShop } from '../testing/visit.ts';

const YANN = 'yann.kermarrec@demo.valbrune.example';
const PRODUCT = '/produit/ardelis-serena-peinture-plafond-mate';
// What the database alone knows.
const SEEN_BEFORE = ['/livraison', '/magasins'];
let shop: TestShop;
let cookie = '';
let now = 0;
beforeAll(async () => {
  shop = await testShop({ cache: createPageCache({ mostBytes: 1e7, mostMs: MINUTE_MS, now: () => now }) });
  await shop.visit(PRODUCT, { as: YANN });
  for (const path of SEEN_BEFORE) await shop.visit(path);
  now += MINUTE_MS;
  const made = await shop.send('mutation { createEmptyCart }');
  cookie = `vsf-cart=${String(made.data?.['createEmptyCart'])}`;
  await setDatabase('away');
});
afterAll(() => shop.close());

/** The database server itself closes all connections and refuses new ones, or accepts them again. */
async function setDatabase(state: 'away' | 'back'): Promise<void> {
  const options = { size: 1, statementTimeoutMs: 0, onTrouble: () => {} };
  const admin = openPool(databaseUrl(shop.databaseUrl, 'postgres'), options);
  const name = /\/(\w+)(?:\?|$)/.exec(shop.databaseUrl)?.[1] ?? '';
  await sql`alter database ${sql.id(name)} with allow_connections ${sql.raw(String(state === 'back'))}`.execute(
    admin,
  );
  if (state === 'away')
    await sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = ${name}`.execute(admin);
  await admin.destroy();
}

const kept = (cookies: readonly string[]) =>
  cookies.filter((one) => /Max-Age=0|vsf-(?:cart|customer)=/.test(one));

describe('K03 the database is away', () => {
  it.each(['/', PRODUCT, '/catalogue', '/search?q=peinture'])('%s goes on for a visitor', async (path) => {
    expect((await shop.visit(path)).status).toBe(200);
  });

  it.each(['/', PRODUCT, '/catalogue', '/search?q=peinture'])(
    '%s goes on for who is signed in, with public facts and a word that prices are missing',
    async (path) => {
      const page = await shop.visit(path, { as: YANN, headers: { cookie } });
      expect([page.status, kept(page.cookies)]).toEqual([200, []]);
      expect(wordsOf(page.html)).toContain('Votre compte ne peut pas être consulté pour le moment.');
    },
  );

  it.each(SEEN_BEFORE)('%s is shown to visitors as it was before', async (path) => {
    expect((await shop.visit(path)).status).toBe(200);
  });

  it.each([
    ['/mentions-legales', {}],
    ['/nuancier', {}],
    ['/produit/boreval-sylva-peinture-bois-mate', {}],
    ['/livraison', { as: YANN }],
  ])('%s, where nothing is remembered, says when to come back', async (path, options) => {
    const page = await shop.visit(path, options);
    expect([page.status, page.headers['retry-after'], kept(page.cookies)]).toEqual([503, '10', []]);
  });

  it('shows who is signed in no price of others', async () => {
    const { html } = await shop.visit(PRODUCT, { as: YANN });
    expect(wordsOf(html)).toContain('Prix indisponible pour le moment');
    expect(wordsOf(html)).not.toMatch(/\d,\d\d\s€\s(?:HT|TTC)/);
  });

  it.each([
    ['/cart', 'GET'],
    ['/checkout/payment', 'GET'],
    ['/customer/dashboard', 'GET'],
    ['/cart', 'POST'],
  ] as const)('%s %s says when to come back, and nobody loses session or cart', async (path, method) => {
    const page = await shop.visit(path, {
      as: YANN,
      method,
      headers: { cookie, origin: publicUrl, 'content-type': 'application/x-www-form-urlencoded' },
      ...(method === 'POST' ? { body: 'intent=add&sku=10100002&quantity=1' } : {}),
    });
    expect([page.status, page.headers['retry-after'], kept(page.cookies)]).toEqual([503, '10', []]);
    expect(wordsOf(page.html)).toContain('Boutique momentanément indisponible');
  });

  it('GraphQL says so with 503 and Retry-After', async () => {
    const answer = await shop.visit('/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query: 'mutation { createEmptyCart }' }),
    });
    expect([answer.status, answer.headers['retry-after']]).toEqual([503, '10']);
    expect(answer.html).toContain('La boutique est momentanément indisponible.');
  });

  it('and when it is back, everything is there again without a restart', async () => {
    await setDatabase('back');
    await expect
      .poll(() =>
        sql`select 1`.execute(shop.db).then(
          () => true,
          () => false,
        ),
      )
      .toBe(true);
    const page = await shop.visit(PRODUCT, { as: YANN, headers: { cookie } });
    expect(page.status).toBe(200);
    expect(wordsOf(page.html)).not.toContain('Votre compte ne peut pas être consulté');
    expect((await shop.visit('/cart', { headers: { cookie } })).status).toBe(200);
    expect((await shop.visit('/customer/dashboard', { as: YANN })).status).toBe(200);
  });
});
