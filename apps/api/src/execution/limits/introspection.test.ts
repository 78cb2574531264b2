import { getIntrospectionQuery } from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { shopApi } from '../../testing/shop-api.ts';
import type { ShopApi } from '../../testing/shop-api.ts';

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
    expect(closed.json()).not.toHaveProperty('data');
    expect(await production.send('{ storeConfig { __typename } }')).toEqual({
      data: { storeConfig: { __typename: 'StoreConfig' } },
    });
  });

  it.each([
    '{ __schema { queryType { name } } }',
    '{ __type(name: "Query") { name } }',
    'query($n: String!) { __type(name: $n) { name } }',
    '{ __type(name: "ProductAttributeFilterInput") { ...all } } fragment all on __Type { fields { name } }',
    '{ __type(name: "ProductAttributeFilterInput") { name } __schema { types { name } } }',
    '{ a: __type(name: "Customer") { fields { name } } }',
  ])('G07 refuses %s in production', async (query) => {
    const answer = await production.post({ query, variables: { n: 'ProductAttributeFilterInput' } });
    expect(answer.json()).toMatchObject({ errors: [{ extensions: { category: 'graphql-input' } }] });
    expect(answer.json()).not.toHaveProperty('data');
  });

  it('tells a storefront in production which filters a listing takes, and of which kind', async () => {
    const query = `{ __type(name: "ProductAttributeFilterInput") { inputFields { name type { name } } } }`;
    const wanted = expect.arrayContaining([
      { name: 'category_uid', type: { name: 'FilterEqualTypeInput' } },
      { name: 'price', type: { name: 'FilterRangeTypeInput' } },
      { name: 'name', type: { name: 'FilterMatchTypeInput' } },
    ]);
    for (let turn = 0; turn < 3; turn += 1) {
      expect(await production.send(query)).toEqual({ data: { __type: { inputFields: wanted } } });
    }
  });

  it('bounds introspection too', async () => {
    const query = `{ __schema { types { ${'fields { type { '.repeat(8)}name${' } }'.repeat(8)} } } }`;
    expect((await shop.send(query)).data).toBeUndefined();
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
