import { isObjectType } from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { announceCatalogueChange } from '../../database/announce-catalogue-change.ts';
import { readDocument } from '../limits/read-document.ts';
import { DEMO_DAY } from '../../testing/build-template.ts';
import { shopApi } from '../../testing/shop-api.ts';
import type { ShopApi } from '../../testing/shop-api.ts';
import { signedIn } from '../../testing/signed-in.ts';
import { executableSchema } from '../executable-schema.ts';
import { answerWriter } from './answer-writer.ts';
import { createTextCache } from './cached-text.ts';

let shop: ShopApi;
beforeAll(async () => {
  shop = await shopApi();
});
afterAll(() => shop.close());

const LISTING = `query Listing($filter: ProductAttributeFilterInput, $page: Int) {
  listing: products(filter: $filter, currentPage: $page, pageSize: 8) { __typename total_count
    items { ...Card ... on ConfigurableProduct { configurable_options { label values { label swatch_data { value } } } } }
    aggregations(filter: { category: { includeDirectChildrenOnly: true } }) { label options { label value count } }
    suggestion page_info { current_page } } storeConfig { store_code } }
  fragment Card on ProductInterface { __typename uid name flag_promo conditionings price_range { minimum_price {
    final_price { value currency } discount { percent_off } } } small_image { url } description { html } name }`;

const DOCUMENTS: readonly [string, string, Record<string, unknown>][] = [
  [
    'a listing by variables',
    LISTING,
    { filter: { category_url_path: { eq: 'peinture-interieure' } }, page: 2 },
  ],
  [
    'a search that finds nothing',
    '{ products(search: "qzxwkj") { total_count items { name } aggregations { label } } }',
    {},
  ],
  [
    'the search panel',
    '{ search(query: "lasure") { total_count products { name } categories { name } pages { title } references { sku } } }',
    {},
  ],
  [
    'the category tree',
    '{ categoryList { uid children { name url_path breadcrumbs { category_name } children { name } } } }',
    {},
  ],
  [
    'a document with a directive',
    'query($on: Boolean!) { products(search: "mat") { total_count @include(if: $on) } }',
    { on: false },
  ],
  ['a variable of the wrong type', LISTING, { page: 'deux' }],
  ['a refused field', '{ products { total_count } storeConfig { store_code } }', {}],
];

/** Sent often enough to be compiled and its texts kept. */
async function written(query: string, variables: Record<string, unknown>): Promise<string> {
  await shop.post({ query, variables });
  await shop.post({ query, variables });
  await shop.post({ query, variables });
  return (await shop.post({ query, variables })).body;
}

describe('answers written straight to bytes', () => {
  it.each(DOCUMENTS)('are what the ordinary execution answers: %s', async (_name, query, variables) => {
    expect(await written(query, variables)).toBe(JSON.stringify(await shop.send(query, variables)));
  });

  it('show the same product differently to each document that asks for it', async () => {
    const names = await written('{ products(search: "lasure", pageSize: 2) { items { name } } }', {});
    const keys = await written('{ products(search: "lasure", pageSize: 2) { items { url_key sku } } }', {});
    expect(names).toMatch(
      /^\{"data":\{"products":\{"items":\[\{"name":"[^"]+"\},\{"name":"[^"]+"\}\]\}\}\}$/u,
    );
    expect(keys).not.toContain('"name"');
    expect(keys).toContain('"url_key"');
  });

  it('keep nothing of the prices for a customer who may not see them', async () => {
    const query =
      '{ products(search: "lasure", pageSize: 2) { items { name price_range { minimum_price { final_price { value } } } } } }';
    expect(await written(query, {})).toMatch(/"value":\d/u);
    const token = await signedIn(shop.db, () => DEMO_DAY).of('ali.benali@demo.valbrune.example');
    const answer = await shop.post({ query }, { authorization: `Bearer ${token}` });
    expect(answer.body).toContain('"value":null');
    expect(answer.body).not.toMatch(/"value":\d/u);
  });

  it('forget a product’s text when the catalogue changes', async () => {
    const query = '{ products(search: "lasure", pageSize: 1) { items { sku name } } }';
    const before: unknown = JSON.parse(await written(query, {}));
    const sku = JSON.stringify(before).match(/"sku":"([^"]+)"/u)?.[1] ?? '';
    await shop.db
      .updateTable('product')
      .set({ name: 'Lasure lasure toute neuve' })
      .where('sku', '=', sku)
      .execute();
    await announceCatalogueChange(shop.db);
    await expect.poll(async () => (await shop.post({ query })).body).toContain('toute neuve');
  });

  it('keep nothing of a field that looks at who asks', async () => {
    const product = Object.freeze({ name: 'Lasure', brand: 'Ardélis' });
    const schema = executableSchema(
      'type Query { products: Products } type Products { items: [Card] } type Card { name: String label: String brand: String }',
      [],
    );
    const [query, card] = [schema.getQueryType(), schema.getType('Card')];
    if (!query || !isObjectType(card)) throw new Error('the schema of this test is wrong');
    Object.assign(query.getFields()['products'] ?? {}, { resolve: () => ({ items: [product] }) });
    Object.assign(card.getFields()['label'] ?? {}, {
      resolve: (_card: unknown, _args: unknown, who: unknown) => `pour ${String(who)}`,
    });
    const reading = readDocument('{ products { items { name label brand } } }', undefined);
    if (reading.kind !== 'ready') throw new Error('the document of this test is wrong');
    const write = answerWriter(schema, reading.read, { cache: createTextCache(10_000), report: () => {} });
    const answers = [await write?.('un visiteur', {}), await write?.('un client', {})].map(String);
    expect(answers).toEqual([
      '{"data":{"products":{"items":[{"name":"Lasure","label":"pour un visiteur","brand":"Ardélis"}]}}}',
      '{"data":{"products":{"items":[{"name":"Lasure","label":"pour un client","brand":"Ardélis"}]}}}',
    ]);
  });

  it('leave a fault to the ordinary execution, and report it', async () => {
    const schema = executableSchema('type Query { products: Products } type Products { count: Int }', []);
    const fault = new TypeError('a fault of ours');
    Object.assign(schema.getQueryType()?.getFields()['products'] ?? {}, {
      resolve: () => Promise.reject(fault),
    });
    const reading = readDocument('{ products { count } }', undefined);
    if (reading.kind !== 'ready') throw new Error('the document of this test is wrong');
    const reported: unknown[] = [];
    const write = answerWriter(schema, reading.read, {
      cache: createTextCache(10_000),
      report: (trouble) => reported.push(trouble),
    });
    expect(await write?.({}, {})).toBeNull();
    expect(reported).toEqual([fault]);
  });
});
