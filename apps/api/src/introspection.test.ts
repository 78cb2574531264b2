import { getIntrospectionQuery } from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { shopApi } from './testing/shop-api.ts';
import type { ShopApi } from './testing/shop-api.ts';

let shop: ShopApi;
let production: ShopApi;
beforeAll(async () => {
  [shop, production] = await Promise.all([shopApi(), shopApi({ production: true })]);
});
afterAll(() => Promise.all([shop.close(), production.close()]));

describe('what a stranger may learn about the schema', () => {
  it('G07 answers tools outside production and refuses introspection in production', async () => {
    const whole = getIntrospectionQuery();
    const open = await shop.send(whole);
    expect(open.errors).toBeUndefined();
    const closed = await production.post({ query: '{ __schema { types { name } } }' });
    expect(closed.statusCode).toBe(400);
    expect(closed.json()).not.toHaveProperty('data');
    expect((await production.post({ query: '{ __type(name: "Query") { name } }' })).statusCode).toBe(400);
    expect(await production.send('{ storeConfig { __typename } }')).toEqual({
      data: { storeConfig: { __typename: 'StoreConfig' } },
    });
  });

  it('bounds introspection too', async () => {
    const query = `{ __schema { types { ${'fields { type { '.repeat(8)}name${' } }'.repeat(8)} } } }`;
    expect((await shop.post({ query })).statusCode).toBe(400);
  });

  it('G08 gives no suggestion in production', async () => {
    const typo = '{ storeConfg { store_code } }';
    expect((await production.post({ query: typo })).body).not.toMatch(/did you mean/iu);
    expect((await shop.post({ query: typo })).body).toMatch(/did you mean/iu);
    const wrongEnum = {
      query: 'query($f: CategoryFilterInput) { categories(filters: $f) { total_count } }',
      variables: { f: { name: { match: 'bois', match_type: 'PARTIEL' } } },
    };
    expect((await production.post(wrongEnum)).body).not.toMatch(/did you mean/iu);
  });
});
