import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { shopApi } from '../testing/shop-api.ts';
import type { ShopApi } from '../testing/shop-api.ts';

const QUESTION = '{ storeConfig { store_code } }';
const CODE = { data: { storeConfig: { store_code: expect.any(String) } } };

let shop: ShopApi;
beforeAll(async () => {
  shop = await shopApi();
});
afterAll(() => shop.close());

function around(bytes: number): string {
  return JSON.stringify({ query: `${QUESTION}#${'x'.repeat(bytes)}` });
}

function get(query: Record<string, string>) {
  return shop.inject({ method: 'GET', url: '/graphql', query });
}

function refusal(message: string) {
  return { errors: [{ message, extensions: { category: 'graphql-input' } }] };
}

describe('POST /graphql', () => {
  it('CFG-01 answers any client-named operation at one address', async () => {
    const answer = await shop.post({
      query: 'query Frame { storeConfig { store_code } } query Other { currency { base_currency_code } }',
      operationName: 'Other',
      variables: null,
    });
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({ data: { currency: { base_currency_code: 'EUR' } } });
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  it('keeps a harmless request id and makes one otherwise', async () => {
    const kept = await shop.post({ query: QUESTION }, { 'x-request-id': 'b7a4c1d2-0001' });
    expect(kept.headers['x-request-id']).toBe('b7a4c1d2-0001');
    const made = await shop.post({ query: QUESTION }, { 'x-request-id': 'a b<c>"d' });
    expect(made.headers['x-request-id']).toMatch(/^[\w-]+$/u);
  });

  it.each(['application/x-www-form-urlencoded', 'text/plain', 'multipart/form-data; boundary=x', ''])(
    'H06 refuses %j: a form of another site cannot reach the API',
    async (type) => {
      const answer = await shop.inject({
        method: 'POST',
        url: '/graphql',
        headers: { 'content-type': type, origin: 'https://evil.example' },
        payload: JSON.stringify({ query: QUESTION }),
      });
      expect(answer.statusCode).toBe(415);
      expect(answer.json()).toEqual(refusal('La demande doit être envoyée en application/json.'));
    },
  );

  it.each([
    [{ origin: 'https://evil.example' }, 403],
    [{ origin: 'null' }, 403],
    [{ 'sec-fetch-site': 'cross-site' }, 403],
    [{ origin: 'https://boutique.example' }, 200],
    [{ origin: 'http://127.0.0.1:3000', 'sec-fetch-site': 'same-origin' }, 200],
    [{}, 200],
  ])('H13 a page of another origin is not served: %j → %i', async (headers, status) => {
    const answer = await shop.post({ query: QUESTION }, headers);
    expect(answer.statusCode).toBe(status);
    expect(answer.headers).not.toHaveProperty('access-control-allow-origin');
  });

  it('G04 refuses an array of operations', async () => {
    const answer = await shop.post(Array.from({ length: 60 }, () => ({ query: QUESTION })));
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toEqual(refusal('Une seule opération est acceptée par demande.'));
  });

  it('G06 refuses a body of 6 MB', async () => {
    const answer = await shop.post({ query: `${QUESTION} #${'x'.repeat(6_000_000)}` });
    expect(answer.statusCode).toBe(413);
    expect(answer.json()).toEqual(refusal('La demande est trop volumineuse.'));
  });

  it('accepts a body just under 256 KiB and refuses one just above', async () => {
    const frame = around(0).length;
    expect((await shop.post(around(256 * 1024 - frame))).statusCode).toBe(200);
    expect((await shop.post(around(256 * 1024 - frame + 1))).statusCode).toBe(413);
  });

  it.each([
    '{"query": ',
    'not json',
    '"text"',
    'null',
    '{"query": 3}',
    '{"query": "{a}", "variables": [1]}',
    '{}',
    '',
  ])('G09 answers malformed JSON %j with 400, in French, without a stack', async (body) => {
    const answer = await shop.post(body);
    expect(answer.statusCode).toBe(400);
    expect(answer.body).toMatch(/La demande/u);
    expect(answer.body).not.toMatch(/at .*\.(?:ts|js)/u);
  });

  it.each([
    ['query($s: Int) { nearestStores(size: $s) { total_count } }', { s: 'many' }],
    ['query($c: String!) { store(storeCode: $c) { storeCode } }', { c: null }],
    ['query($c: String!) { store(storeCode: $c) { storeCode } }', {}],
    ['query($p: Int) { categories(currentPage: $p) { total_count } }', { p: 2 ** 31 }],
  ])('G09 answers wrong types and null for non-null with 400: %s', async (query, variables) => {
    const answers = [await shop.post({ query, variables }), await shop.post({ query, variables })];
    for (const answer of answers) {
      expect(answer.statusCode).toBe(400);
      expect(answer.json()).toMatchObject({ errors: [{ extensions: { category: 'graphql-input' } }] });
      expect(answer.json()).not.toHaveProperty('data');
    }
  });

  const INVALID = [
    '{ storeConfig { no_such_field } }',
    '{ storeConfig { store_code ',
    '{ store(storeCode: null) { storeCode } }',
  ];
  const JSON_TYPE = 'application/json; charset=utf-8';
  const STRICT_TYPE = 'application/graphql-response+json; charset=utf-8';

  it.each([
    ['nothing', {}, 200, JSON_TYPE],
    ['anything', { accept: '*/*' }, 200, JSON_TYPE],
    ['JSON', { accept: 'application/json' }, 200, JSON_TYPE],
    ['JSON first', { accept: 'application/graphql-response+json;q=0.8, application/json' }, 200, JSON_TYPE],
    ['the strict form never', { accept: 'application/graphql-response+json;q=0' }, 200, JSON_TYPE],
    ['the strict form', { accept: 'application/graphql-response+json' }, 400, STRICT_TYPE],
    [
      'the strict form first',
      { accept: 'application/graphql-response+json,application/json;q=0.9' },
      400,
      STRICT_TYPE,
    ],
  ])(
    'tells a client that wants %s of a document that does not fit, as Magento does',
    async (_who, headers, status, type) => {
      for (const query of INVALID) {
        const answer = await shop.post({ query }, headers);
        expect([answer.statusCode, answer.headers['content-type']]).toEqual([status, type]);
        expect(answer.json()).toMatchObject({ errors: [{ extensions: { category: 'graphql-input' } }] });
        expect(answer.json()).not.toHaveProperty('data');
      }
      const good = await shop.post({ query: QUESTION }, headers);
      expect([good.statusCode, good.headers['content-type']]).toEqual([200, type]);
      const tooMuch = await shop.post({ query: `{ storeConfig { ${'id '.repeat(400)} } }` }, headers);
      expect(tooMuch.statusCode).toBe(400);
    },
  );

  it('G12 refuses two operations without a name, and a name that is not there', async () => {
    const query = 'query A { storeConfig { store_code } } query B { storeConfig { store_code } }';
    const unnamed = await shop.post({ query });
    expect([unnamed.statusCode, unnamed.json()]).toEqual([
      400,
      refusal('La demande contient plusieurs opérations : précisez « operationName ».'),
    ]);
    const unknown = await shop.post({ query, operationName: 'C' });
    expect([unknown.statusCode, unknown.json()]).toEqual([
      400,
      refusal('L’opération demandée ne figure pas dans la demande.'),
    ]);
  });

  it('runs the operation that is named, however often the other one ran before', async () => {
    const query = 'query A { storeConfig { store_code } } query B { currency { base_currency_code } }';
    const run = async (operationName: string) => {
      const answer = await shop.post({ query, operationName });
      return Object.keys(answer.json<{ data: object }>().data);
    };
    expect([await run('A'), await run('A'), await run('A')]).toEqual([
      ['storeConfig'],
      ['storeConfig'],
      ['storeConfig'],
    ]);
    expect([await run('B'), await run('A'), await run('B')]).toEqual([
      ['currency'],
      ['storeConfig'],
      ['currency'],
    ]);
  });

  it('N14 shows neither versions nor stacks', async () => {
    const answer = await shop.post({ query: '{' });
    expect(answer.headers).not.toHaveProperty('x-powered-by');
    expect(answer.headers).not.toHaveProperty('server');
    expect(answer.body).not.toContain('stack');
  });
});

describe('GET /graphql', () => {
  it('answers queries, with variables', async () => {
    expect((await get({ query: QUESTION })).json()).toEqual(CODE);
    const answer = await get({
      query: 'query($id: String) { country(id: $id) { full_name_locale } }',
      variables: '{"id":"FR"}',
    });
    expect(answer.json()).toEqual({ data: { country: { full_name_locale: 'France' } } });
  });

  it('G10 refuses a mutation', async () => {
    const answer = await get({ query: 'mutation { revokeCustomerToken { result } }' });
    expect(answer.statusCode).toBe(405);
    expect(answer.json()).toEqual(refusal('Une modification doit être envoyée par POST.'));
  });

  it('holds the same limits as POST', async () => {
    const query = `{ ${Array.from({ length: 11 }, (_, at) => `a${at}: storeConfig { id }`).join(' ')} }`;
    expect((await get({ query })).statusCode).toBe(400);
    expect((await get({ query: QUESTION, variables: '{' })).statusCode).toBe(400);
    expect((await get({})).statusCode).toBe(400);
  });
});
