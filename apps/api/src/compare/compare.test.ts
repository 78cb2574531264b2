import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { shopApi } from '../testing/shop-api.ts';
import type { ShopApi } from '../testing/shop-api.ts';

const YANN = 'yann.kermarrec@demo.valbrune.example';
const HUGO = 'hugo.perrin@demo.valbrune.example';
const ALI = 'ali.benali@demo.valbrune.example';

const LIST = `{ uid item_count attributes { code label } items { uid product { sku price_range { minimum_price { final_price { value } } } } attributes { code label value } } }`;

type Attribute = { code: string; label: string; value: string };
type Shown = {
  uid: string;
  item_count: number;
  attributes: { code: string; label: string }[];
  items: {
    uid: string;
    product: {
      sku: string;
      price_range: { minimum_price: { final_price: { value: number | null } } };
    };
    attributes: Attribute[];
  }[];
};

let shop: ShopApi;
let uids: string[];
let skus: string[];
beforeAll(async () => {
  shop = await shopApi();
  const { data } = await shop.send('{ products(search: "peinture", pageSize: 12) { items { uid sku } } }');
  const found = data?.['products'] as { items: { uid: string; sku: string }[] } | undefined;
  const items = found?.items ?? [];
  uids = items.map(({ uid }) => uid);
  skus = items.map(({ sku }) => sku);
});
afterAll(() => shop.close());

async function ask(text: string, variables: Record<string, unknown>, as?: string) {
  const { data, errors = [] } = await shop.send(text, variables, as === undefined ? {} : { as });
  const value = Object.values(data ?? {})[0] as Shown | null;
  return { value, message: errors[0]?.message, category: errors[0]?.extensions.category };
}
const create = (products?: readonly string[], as?: string) =>
  ask(
    `mutation($products: [ID!]) { createCompareList(input: { products: $products }) ${LIST} }`,
    { products },
    as,
  );
const read = (uid: string, as?: string) =>
  ask(`query($uid: ID!) { compareList(uid: $uid) ${LIST} }`, { uid }, as);
const change = (field: string) => (uid: string, products: readonly string[], as?: string) =>
  ask(
    `mutation($uid: ID!, $products: [ID!]!) { ${field}(input: { uid: $uid, products: $products }) ${LIST} }`,
    { uid, products },
    as,
  );
const add = change('addProductsToCompareList');
const remove = change('removeProductsFromCompareList');
const begun = async (count: number, as?: string) => (await create(uids.slice(0, count), as)).value?.uid ?? '';
const skusOf = (list: Shown | null) => list?.items.map(({ product }) => product.sku);

describe('a visitor’s comparison', () => {
  it('takes products by their numbers, as clients that read them out of the uids do', async () => {
    const numbers = uids.slice(0, 2).map((uid) => atob(uid));
    const { value } = await create(numbers);
    expect(skusOf(value)).toEqual(skus.slice(0, 2));
    expect(skusOf((await remove(value?.uid ?? '', numbers.slice(0, 1))).value)).toEqual(skus.slice(1, 2));
    expect((await add(value?.uid ?? '', ['999999999'])).message).toContain('catalogue');
  });

  it('is made, filled, emptied and ended by its uid alone', async () => {
    const uid = await begun(1);
    expect(uid).toMatch(/^[0-9a-f]{32}$/);
    expect(skusOf((await add(uid, uids.slice(0, 3))).value)).toEqual(skus.slice(0, 3));
    expect(skusOf((await remove(uid, [uids[1] ?? '', 'bm9u'])).value)).toEqual([skus[0], skus[2]]);
    expect((await read(uid)).value).toMatchObject({ uid, item_count: 2 });
    const END = 'mutation($uid: ID!) { deleteCompareList(uid: $uid) { result } }';
    expect((await ask(END, { uid })).value).toEqual({ result: true });
    expect((await ask(END, { uid })).value).toEqual({ result: false });
    expect((await read(uid)).value).toBeNull();
  });

  it('shows what the technical sheets say, in one order for all', async () => {
    const { value } = await create(uids.slice(0, 4));
    const codes = value?.attributes.map(({ code }) => code) ?? [];
    expect(codes.length).toBeGreaterThan(3);
    expect(new Set(codes).size).toBe(codes.length);
    for (const item of value?.items ?? []) {
      const own = item.attributes.map(({ code }) => code);
      expect(codes.filter((code) => own.includes(code))).toEqual(own);
      const sheet = await shop.send(
        'query($sku: String!) { productAttributeData(sku: $sku) { attributes { code label value } } }',
        { sku: item.product.sku },
      );
      expect(sheet.data?.['productAttributeData']).toEqual({ attributes: item.attributes });
    }
  });

  it('has eight places, and knows what it cannot hold', async () => {
    const uid = await begun(8);
    const full = await add(uid, [uids[8] ?? '']);
    expect(full.message).toMatch(/8\s+produits au plus/u);
    expect((await read(uid)).value?.item_count).toBe(8);
    expect((await create(uids.slice(0, 9))).category).toBe('graphql-input');
    expect((await add(uid, ['bm9u'])).category).toBe('graphql-no-such-entity');
    expect((await add('0'.repeat(32), uids.slice(0, 1))).category).toBe('graphql-no-such-entity');
  });

  it('is not begun without end from one address', async () => {
    const from = { clientAddress: '203.0.113.77' };
    const begin = () => shop.send('mutation { createCompareList { uid } }', {}, from);
    for (let at = 0; at < 100; at += 1) expect((await begin()).errors).toBeUndefined();
    expect((await begin()).errors?.[0]?.extensions.category).toBe('rate-limit');
  });
});

describe('a customer’s comparison', () => {
  it('is one, seen by its owner alone', async () => {
    const uid = await begun(2, YANN);
    expect((await create([uids[2] ?? ''], YANN)).value).toMatchObject({ uid, item_count: 3 });
    const own = await shop.send(`{ customer { compare_list ${LIST} } }`, {}, { as: YANN });
    expect(own.data?.['customer']).toMatchObject({ compare_list: { uid, item_count: 3 } });
    for (const stranger of [undefined, HUGO]) {
      expect((await read(uid, stranger)).value).toBeNull();
      expect((await add(uid, [uids[3] ?? ''], stranger)).category).toBe('graphql-no-such-entity');
    }
    expect((await read(uid, YANN)).value?.item_count).toBe(3);
  });

  it('takes a visitor’s along and ends it; a visitor has nobody to give it to', async () => {
    const uid = await begun(2);
    const ASSIGN = `mutation($uid: ID!) { assignCompareListToCustomer(uid: $uid) { result compare_list ${LIST} } }`;
    expect((await ask(ASSIGN, { uid })).category).toBe('graphql-authorization');
    const { data } = await shop.send(ASSIGN, { uid }, { as: HUGO });
    const given = data?.['assignCompareListToCustomer'] as { result: boolean; compare_list: Shown };
    expect(given.result).toBe(true);
    expect(skusOf(given.compare_list)).toEqual(skus.slice(0, 2));
    expect(given.compare_list.uid).not.toBe(uid);
    expect((await read(uid, HUGO)).value).toBeNull();
  });

  it('shows no price to whoever may not see prices', async () => {
    const { value } = await create(uids.slice(0, 2), ALI);
    expect(value?.items.map(({ product }) => product.price_range.minimum_price.final_price.value)).toEqual([
      null,
      null,
    ]);
    const { value: seen } = await create(uids.slice(0, 1));
    expect(seen?.items[0]?.product.price_range.minimum_price.final_price.value).toBeGreaterThan(0);
  });

  it('is exported and erased with its owner', async () => {
    await begun(2, HUGO);
    const file = await shop.send('{ exportCustomerData { content } }', {}, { as: HUGO });
    expect(JSON.stringify(file.data)).toContain('comparaison');
    expect(JSON.stringify(file.data)).toContain(skus[0]);
    const { errors } = await shop.send(
      'mutation { deleteCustomer(password: "Demo!2026") }',
      {},
      { as: HUGO },
    );
    expect(errors).toBeUndefined();
    const left = await shop.db.selectFrom('compare_list').select('customer_id').execute();
    const ids = await shop.db
      .selectFrom('customer')
      .select('id')
      .where('erased_at', 'is not', null)
      .execute();
    expect(left.filter((list) => ids.some(({ id }) => id === list.customer_id))).toEqual([]);
  });
});
