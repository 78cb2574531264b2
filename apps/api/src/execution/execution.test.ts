import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ApiResult } from '../request/api-request.ts';
import { technicalIncident, unavailable } from '../refusals/incidents.ts';
import { limits } from './limits/limits.ts';
import { shopApi } from '../testing/shop-api.ts';
import type { ShopApi } from '../testing/shop-api.ts';

const PAGE =
  'query($identifier: String) { cmsPage(identifier: $identifier) { title } storeConfig { store_code } }';

let shop: ShopApi;
beforeAll(async () => {
  shop = await shopApi();
});
afterAll(() => shop.close());

function askHome(): Promise<ApiResult> {
  return shop.send(PAGE, { identifier: 'home' });
}

async function withoutPages<Value>(work: () => Promise<Value>): Promise<Value> {
  await sql`alter view content_page_now rename to content_page_away`.execute(shop.db);
  try {
    return await work();
  } finally {
    await sql`alter view content_page_away rename to content_page_now`.execute(shop.db);
  }
}

describe('trouble', () => {
  it('NTF-06 a fault answers the technical incident with its key and the request id, the rest of the data stands', async () => {
    const answer = await withoutPages(() =>
      shop.post({ query: PAGE, variables: { identifier: 'home' } }, { 'x-request-id': 'incident-0001' }),
    );
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({
      data: { cmsPage: null, storeConfig: { store_code: expect.any(String) } },
      errors: [
        {
          message:
            'Un incident technique est survenu. Merci de réessayer plus tard ou de contacter notre assistance téléphonique.',
          extensions: { category: 'internal', key: 'Internal server error', request_id: 'incident-0001' },
          path: ['cmsPage'],
          locations: [{ line: 1, column: 30 }],
        },
      ],
    });
    const lines = shop.logLines().filter((line) => line.includes('incident-0001'));
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatch(/content-store\.ts|content_page/u);
  });

  it('masks the same fault the same way once the document is compiled', async () => {
    await askHome();
    await askHome();
    const masked = await withoutPages(askHome);
    expect(masked.errors).toMatchObject([{ message: technicalIncident.message, path: ['cmsPage'] }]);
    expect(JSON.stringify(masked)).not.toMatch(/relation|content_page/u);
  });

  it('CFG-23 no log line of a fault shows the variables’ secrets', async () => {
    await withoutPages(() =>
      shop.send(
        PAGE,
        { identifier: 'home', password: 'Sésame-42!' },
        { headers: { authorization: 'Bearer Sésame-43' } },
      ),
    );
    expect(shop.logLines().join('')).not.toMatch(/Sésame/u);
  });

  it('a refusal answers 200 with Magento’s category and is no line in the log', async () => {
    const before = shop.logLines().length;
    const answers = [1, 2, 3].map(() => shop.post({ query: PAGE, variables: { identifier: 'nulle-part' } }));
    for (const answer of await Promise.all(answers)) {
      expect(answer.statusCode).toBe(200);
      expect(answer.json()).toMatchObject({
        data: { cmsPage: null, storeConfig: { store_code: expect.any(String) } },
        errors: [{ extensions: { category: 'graphql-no-such-entity' }, path: ['cmsPage'] }],
      });
    }
    expect(shop.logLines()).toHaveLength(before);
  });

  it('G13 gives up after the time allowed, and serves others meanwhile', async () => {
    const impatient = await shopApi({ beside: shop, requestMs: 2_000 });
    const held = Promise.withResolvers<void>();
    const locked = Promise.withResolvers<void>();
    const holder = shop.db.transaction().execute(async (trx) => {
      await sql`lock table content_page in access exclusive mode`.execute(trx);
      locked.resolve();
      await held.promise;
    });
    await locked.promise;
    const slow = impatient.post({ query: PAGE, variables: { identifier: 'home' } });
    expect(await impatient.send('{ storeConfig { store_code } }')).not.toHaveProperty('errors');
    const answer = await slow;
    held.resolve();
    await holder;
    await impatient.close();
    expect(answer.statusCode).toBe(503);
    expect(answer.json()).toMatchObject({ errors: [{ message: unavailable.message }] });
  });

  it('G13 counts what was waited before, and begins nothing that nobody waits for any more', async () => {
    const ask = (waitedMs: number) =>
      shop.api.execute({
        document: 'mutation { createEmptyCart }',
        arrivedAt: performance.now() - waitedMs,
      });
    const count = async () => (await shop.db.selectFrom('cart').select('id').execute()).length;
    const before = await count();
    expect(await ask(limits.requestMs - 5_000)).not.toHaveProperty('errors');
    expect(await count()).toBe(before + 1);
    expect(await ask(limits.requestMs)).toMatchObject({ errors: [{ message: unavailable.message }] });
    expect(await count()).toBe(before + 1);
  });

  it('G13 begins to write only with time to tell of it; what is read needs none left over', async () => {
    const ask = (document: string) =>
      shop.api.execute({
        document,
        arrivedAt: performance.now() - limits.requestMs + limits.writingMs - 100,
      });
    const count = async () => (await shop.db.selectFrom('cart').select('id').execute()).length;
    const before = await count();
    expect(await ask('mutation { createEmptyCart }')).toMatchObject({
      errors: [{ message: unavailable.message }],
    });
    expect(await count()).toBe(before);
    expect(await ask('{ storeConfig { store_code } }')).not.toHaveProperty('errors');
  });
});

describe('a variable that does not fit', () => {
  const SECRET = 'Sésame-44!';
  const SIGN_IN = `mutation($email: String!, $password: String!) {
    generateCustomerToken(email: $email, password: $password) { token } }`;
  const FOUND =
    'query($f: ProductAttributeFilterInput, $size: Int) { products(filter: $f, pageSize: $size) { total_count } }';
  const BLOCKS = 'query($names: [String!]) { cmsBlocks(identifiers: $names) { items { title } } }';
  const invalid = (name: string, told: string) => `Variable "$${name}" got an invalid value${told}`;

  it.each<[string, string, Record<string, unknown>, string]>([
    [
      'a text',
      SIGN_IN,
      { email: 'a@b.fr', password: [SECRET] },
      invalid('password', '; expected type "String!".'),
    ],
    ['a number', FOUND, { size: SECRET }, invalid('size', '; expected type "Int".')],
    [
      'one of a list',
      BLOCKS,
      { names: ['a', { SECRET }] },
      invalid('names', ' at "names[1]"; expected type "String!".'),
    ],
    ['a list of one', BLOCKS, { names: { a: SECRET } }, invalid('names', '; expected type "[String!]".')],
    [
      'a choice within an input',
      FOUND,
      { f: { name: { match: 'bois', match_type: SECRET } } },
      invalid('f', ' at "f.name.match_type"; expected type "FilterMatchTypeEnum".'),
    ],
    [
      'an input',
      FOUND,
      { f: SECRET },
      invalid('f', '; Expected type "ProductAttributeFilterInput" to be an object.'),
    ],
    [
      'one that is missing',
      SIGN_IN,
      { email: 'a@b.fr' },
      'Variable "$password" of required type "String!" was not provided.',
    ],
  ])('%s: is told by name, place and type, never by what was sent', async (_what, query, variables, told) => {
    // Interpreted at first, compiled from the second time on.
    for (let time = 0; time < 3; time += 1) {
      const { statusCode, body } = await shop.post({ query, variables });
      expect(statusCode).toBe(400);
      expect(body).not.toContain(SECRET);
      expect((JSON.parse(body) as ApiResult).errors).toEqual([
        { message: told, extensions: { category: 'graphql-input' }, locations: [expect.anything()] },
      ]);
    }
    expect(shop.logLines().join('')).not.toContain(SECRET);
  });
});

describe('a document seen again', () => {
  it('answers the same compiled as interpreted, directives and defaults included', async () => {
    const query = `query($with: Boolean!, $size: Int = 2) {
      nearestStores(size: $size) { items { ...Names @include(if: $with) storeCode @skip(if: $with) } }
      ... on Query @include(if: $with) { country(id: "FR") { full_name_locale } }
    }
    fragment Names on Store { titleLabel address { locality } }`;
    const ask = (variables: Record<string, unknown>) => shop.send(query, variables);
    const interpreted = await ask({ with: true });
    const compiled = await ask({ with: true });
    expect(compiled).toEqual(interpreted);
    expect(compiled.data).toMatchObject({
      country: { full_name_locale: 'France' },
      nearestStores: { items: { length: 2 } },
    });
    const without = await ask({ with: false, size: 1 });
    expect(without).toEqual({ data: { nearestStores: { items: [{ storeCode: expect.any(String) }] } } });
  });
});

describe('what a request says about itself', () => {
  it.each([
    [{ store: 'inconnu' }, 'Le site demandé est introuvable.', 'Requested store is not found'],
    [{ store: "x' or 1=1 --" }, 'Le site demandé est introuvable.', 'Requested store is not found'],
    [
      { 'content-currency': 'USD' },
      'La devise demandée n’est pas proposée.',
      'Please correct the target currency',
    ],
    [
      { 'content-currency': "EUR'; select pg_sleep(9)" },
      'La devise demandée n’est pas proposée.',
      'Please correct the target currency',
    ],
  ])('H10 refuses %j', async (headers, message, key) => {
    const answer = await shop.post({ query: '{ storeConfig { store_code } }' }, headers);
    expect([answer.statusCode, answer.json()]).toEqual([
      400,
      { errors: [{ message, extensions: { category: 'graphql-input', key } }] },
    ]);
  });

  it.each([
    {},
    { store: 'default' },
    { 'content-currency': 'EUR', 'x-locale': 'fr', 'x-country': 'FR', 'x-cart-id': 'abc' },
    { authorization: 'Bearer nobody-knows-me' },
  ])('CFG-09 serves the default site in euros to a visitor: %j', async (headers) => {
    const { data, errors } = await shop.send(
      '{ storeConfig { is_default_store base_currency_code } }',
      {},
      { headers },
    );
    expect(errors).toBeUndefined();
    expect(data).toEqual({ storeConfig: { is_default_store: true, base_currency_code: 'EUR' } });
  });

  it.each([
    "' or '1'='1",
    '"; drop table site; --',
    '%',
    '\\',
    '../../etc/passwd',
    `${'a'.repeat(5_000)}`,
    'x\u0000y',
  ])('H10 a probe in an argument is only a text that matches nothing: %j', async (probe) => {
    const { data, errors } = await shop.send(
      'query($p: String!) { route(url: $p) { type } store(storeCode: $p) { storeCode } cmsBlocks(identifiers: [$p]) { items { identifier } } categories(filters: { url_path: { eq: $p } }) { total_count } }',
      { p: probe },
    );
    expect(data).toMatchObject({ route: null, store: null, categories: { total_count: 0 } });
    expect(errors?.every((error) => error.extensions.category !== 'internal')).toBe(true);
  });
});
