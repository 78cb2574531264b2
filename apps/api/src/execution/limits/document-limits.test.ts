import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { refusalMessages } from '../../refusal-messages.ts';
import { shopApi } from '../../testing/shop-api.ts';
import type { ShopApi } from '../../testing/shop-api.ts';

let shop: ShopApi;
beforeAll(async () => {
  shop = await shopApi();
});
afterAll(() => shop.close());

async function refused(query: string, variables?: object): Promise<{ status: number; messages: string[] }> {
  const answer = await shop.post({ query, variables });
  const { errors, ...rest } = answer.json<{ errors: { message: string }[] }>();
  // Without data: nothing of it was carried out.
  expect(rest).not.toHaveProperty('data');
  return {
    status: answer.statusCode,
    messages: errors.map((error) => error.message),
  };
}

function nested(levels: number): string {
  return `{ categoryList { ${'children { '.repeat(levels - 2)}name${' }'.repeat(levels - 2)} } }`;
}

describe('limits of a document', () => {
  it('G01 refuses depth 40 before any of it is carried out', async () => {
    const { status, messages } = await refused(nested(40));
    expect([status, messages]).toEqual([400, [refusalMessages.TOO_DEEP.message]]);
    const carts = () => shop.db.selectFrom('cart').select('id').execute();
    const before = await carts();
    const opened = (deep: string) =>
      `mutation { createGuestCart { cart { id items { product { categories { ${deep} } } } } } }`;
    const written = await refused(opened('children { '.repeat(35) + 'name' + ' }'.repeat(35)));
    expect(written.messages).toEqual([refusalMessages.TOO_DEEP.message]);
    expect(await carts()).toEqual(before);
    expect(await shop.send(opened('name'))).not.toHaveProperty('errors');
    expect((await carts()).length).toBe(before.length + 1);
  });

  it('lets depth 12 through and stops at 13', async () => {
    expect(await shop.send(nested(12))).not.toHaveProperty('errors');
    expect((await refused(nested(13))).messages).toEqual([refusalMessages.TOO_DEEP.message]);
  });

  it('counts the depth of fragments where they are spread', async () => {
    const query = `{ categoryList { children { children { children { ...deep } } } } }
      fragment deep on CategoryTree { children { children { children { ...deeper } } } }
      fragment deeper on CategoryTree { children { children { children { children { children { name } } } } } }`;
    expect((await refused(query)).messages).toEqual([refusalMessages.TOO_DEEP.message]);
  });

  it.each([
    ['5,000 fields', `{ storeConfig { ${'id '.repeat(5_000)} } }`, 'TOO_MANY_TOKENS'],
    ['1,900 fields', `{ storeConfig { ${'id '.repeat(1_900)} } }`, 'TOO_COMPLEX'],
    [
      '1,800 equal fields in a fragment nobody spreads',
      `{ storeConfig { id } } fragment f on StoreConfig { ${'id '.repeat(1_800)} }`,
      'TOO_COMPLEX',
    ],
    ['3,000 directives', `{ storeConfig { id ${'@skip '.repeat(3_000)} } }`, 'TOO_MANY_TOKENS'],
    ['20,000 braces', '{a'.repeat(20_000), 'TOO_DEEP'],
    [
      'a list 5,000 deep',
      `{ products(filter: ${'['.repeat(5_000)}${']'.repeat(5_000)}) { total_count } }`,
      'TOO_DEEP',
    ],
    [
      'a list 900 deep',
      `{ products(filter: ${'['.repeat(900)}${']'.repeat(900)}) { total_count } }`,
      'TOO_DEEP',
    ],
    [
      'an object 400 deep',
      `{ products(filter: ${'{a:'.repeat(400)}1${'}'.repeat(400)}) { total_count } }`,
      'TOO_DEEP',
    ],
    [
      'a type 900 deep',
      `query($a: ${'['.repeat(900)}Int${']'.repeat(900)}) { storeConfig { id } }`,
      'TOO_DEEP',
    ],
    ['fragments 400 deep', `{ ${'...{'.repeat(400)}storeConfig{id}${'}'.repeat(400)} }`, 'TOO_DEEP'],
    [
      'a directive’s value 900 deep',
      `{ storeConfig { id @skip(if: ${'['.repeat(900)}${']'.repeat(900)}) } }`,
      'TOO_DEEP',
    ],
    ['parentheses 900 deep', `{ storeConfig${'('.repeat(900)} }`, 'TOO_DEEP'],
    [
      'circular fragments',
      '{ categoryList { ...a } } fragment a on CategoryTree { ...b } fragment b on CategoryTree { children { ...a } }',
      'CIRCULAR_FRAGMENTS',
    ],
    [
      'a fragment in itself',
      '{ categoryList { ...a } } fragment a on CategoryTree { ...a }',
      'CIRCULAR_FRAGMENTS',
    ],
    ['1,900 times __typename', `{ storeConfig { ${'__typename '.repeat(1_900)} } }`, 'TOO_COMPLEX'],
    ['fragments that double at every step', doubling(40), 'TOO_COMPLEX'],
  ] as const)('G02 refuses %s before any of it is carried out', async (_what, query, code) => {
    const { status, messages } = await refused(query);
    expect([status, messages]).toEqual([400, [refusalMessages[code].message]]);
  });

  it('G02 refuses 900 directives that repeat before any of it is carried out', async () => {
    const { messages } = await refused(`{ storeConfig { id ${'@skip '.repeat(900)} } }`);
    expect(messages).toContain('The directive "@skip" can only be used once at this location.');
  });

  it.each([
    [
      '60 aliased logins',
      `mutation { ${aliased(60, 'generateCustomerToken(email: "a", password: "b") { token }')} }`,
    ],
    ['300 aliased listings', `{ ${aliased(300, 'categories { total_count }')} }`],
    ['11 aliases', `{ ${aliased(11, 'storeConfig { id }')} }`],
  ])('G03 refuses %s before any of them runs', async (_what, query) => {
    const before = shop.logLines().length;
    expect(await refused(query)).toMatchObject({
      status: 400,
      messages: [refusalMessages.TOO_MANY_ALIASES.message],
    });
    expect(shop.logLines()).toHaveLength(before);
  });

  it('lets ten aliases through', async () => {
    expect(await shop.send(`{ ${aliased(10, 'storeConfig { id }')} }`)).not.toHaveProperty('errors');
  });

  const SIGN_IN = 'generateCustomerToken(email: "a", password: "b") { token }';
  const SIGN_OUT = 'revokeCustomerToken { result }';

  it.each([
    ['REPEATED_MUTATION', 'mutation { createEmptyCart createEmptyCart }'],
    ['REPEATED_MUTATION', `mutation { ${SIGN_IN} again: ${SIGN_IN} }`],
    ['REPEATED_MUTATION', `mutation { a: ${SIGN_IN} b: ${SIGN_IN} createEmptyCart }`],
    ['REPEATED_MUTATION', `mutation { ${SIGN_IN} ...more } fragment more on Mutation { more: ${SIGN_IN} }`],
    ['REPEATED_MUTATION', `mutation { ${SIGN_IN} ... on Mutation { more: ${SIGN_IN} } }`],
    ['SEVERAL_MUTATIONS', `mutation { ${SIGN_IN} ${SIGN_OUT} createEmptyCart customCreateEmptyCart }`],
    [
      'SEVERAL_MUTATIONS',
      `mutation { ${SIGN_IN} ...all } fragment all on Mutation { ${SIGN_OUT} createEmptyCart customCreateEmptyCart }`,
    ],
  ] as const)('G03 refuses (%s) before any of it runs: %s', async (code, query) => {
    expect(await refused(query)).toMatchObject({ status: 400, messages: [refusalMessages[code].message] });
  });

  it('runs up to three different mutations of one document, one after the other', async () => {
    const query = `mutation { ${SIGN_OUT} createEmptyCart customCreateEmptyCart }`;
    for (let turn = 0; turn < 3; turn += 1) {
      expect(await shop.send(query)).toMatchObject({
        data: { createEmptyCart: expect.any(String), customCreateEmptyCart: expect.any(String) },
      });
    }
  });

  it('counts nothing for the __typename that clients add everywhere', async () => {
    const plain = `{ storeConfig { ${'id '.repeat(299)} } }`;
    expect(await shop.send(plain)).not.toHaveProperty('errors');
    expect(await shop.send(plain.replace('{ id', '{ __typename id'))).not.toHaveProperty('errors');
    expect(await shop.send(nested(12).replace('name', 'name __typename'))).not.toHaveProperty('errors');
    expect(await shop.send(nested(13).replace('name', '__typename'))).not.toHaveProperty('errors');
  });

  it('lets a product page through with all it shows beside the product', async () => {
    const card = `uid name sku url_key brand finish yield_text conditionings color_count tintable is_new_product flag_promo
      stock_status pricing_unit small_image { url label } price_range { minimum_price { regular_price { value currency }
      final_price { value currency } discount { percent_off } } }`;
    const page = `{ products(filter: { url_key: { eq: "x" } }) { items { ${card} description { html } short_description { html }
      media_gallery { url label } categories { uid name url_path breadcrumbs { category_name category_url_path } }
      related_products { ${card} } upsell_products { ${card} } crosssell_products { ${card} }
      reviews(pageSize: 10) { items { nickname text } } ... on ConfigurableProduct { configurable_options { uid attribute_code
      label values { uid label swatch_data { value } } } variants { attributes { uid code label } product { uid sku stock_status
      price_range { minimum_price { final_price { value } } } } } } } } }`;
    expect(await shop.send(page)).toEqual({ data: { products: { items: [] } } });
    const listing = `{ products(filter: {}, pageSize: 50) { total_count page_info { current_page page_size total_pages } items { ${card} }
      aggregations { attribute_code label count options { value label count } } sort_fields { default options { value label } } } }`;
    for (const size of [50, 100]) {
      expect(await shop.send(listing.replace('50', String(size)))).toMatchObject({
        data: { products: { page_info: { current_page: 1, page_size: size } } },
      });
    }
  });

  it('refuses to walk from product to product without end', async () => {
    const walk = (steps: number) =>
      `{ products(filter: {}) { items { ${'related_products { '.repeat(steps)}name${' }'.repeat(steps)} } } }`;
    expect(await shop.send(walk(2))).not.toHaveProperty('errors');
    expect((await refused(walk(4))).messages).toEqual([refusalMessages.TOO_COMPLEX.message]);
    const reviewed = (steps: number) =>
      `{ products(filter: {}) { items { ${'reviews { items { product { '.repeat(steps)}name${' } } }'.repeat(steps)} } } }`;
    expect(await shop.send(reviewed(1))).not.toHaveProperty('errors');
    expect((await refused(reviewed(3))).messages).toEqual([refusalMessages.TOO_COMPLEX.message]);
  });

  it('lets reviews stand below related products, and each kind of product ask for its own', async () => {
    const card = 'uid name sku url_key small_image { url } reviews { items { nickname text created_at } }';
    const kind = (type: string) => `... on ${type} { ${manyFields(40)} }`;
    const kinds = [
      'SimpleProduct',
      'BundleProduct',
      'ConfigurableProduct',
      'VirtualProduct',
      'GroupedProduct',
    ];
    expect(
      await shop.send(
        `{ products(filter: {}) { items { related_products { ${card} } upsell_products { ${card} } } } }`,
      ),
    ).not.toHaveProperty('errors');
    expect(
      await shop.send(
        `{ products(filter: {}) { items { ${kinds.map(kind).join(' ')} ${manyFields(60)} } } }`,
      ),
    ).not.toHaveProperty('errors');
    const same = kinds.map(() => kind('ProductInterface')).join(' ');
    expect(
      (await refused(`{ products(filter: {}) { items { ${same} ${manyFields(100)} } } }`)).messages,
    ).toEqual([refusalMessages.TOO_COMPLEX.message]);
  });

  it('lets a page of a hundred ask as much of each entry as a page of twenty', async () => {
    const query = `query($size: Int) { categories(pageSize: $size) { items { ${manyFields(280)} } } }`;
    expect(await shop.send(query, { size: 20 })).not.toHaveProperty('errors');
    expect(await shop.send(query, { size: 100 })).not.toHaveProperty('errors');
  });

  it('counts longer pages as more complex where lists stand within lists', async () => {
    const query = `query($size: Int) { categories(pageSize: $size) { items { ${manyFields(30)} children { ${manyFields(30)} children { ${manyFields(30)} } } } } }`;
    expect(await shop.send(query, { size: 20 })).not.toHaveProperty('errors');
    expect(await shop.send(query, { size: 80 })).not.toHaveProperty('errors');
    expect((await refused(query, { size: 100 })).messages).toEqual([refusalMessages.TOO_COMPLEX.message]);
    const reviews = `query($size: Int) { products(filter: {}, pageSize: $size) { items { reviews(pageSize: $size)
      { items { ${'text '.repeat(12)} } } } } }`;
    expect(await shop.send(reviews, { size: 60 })).not.toHaveProperty('errors');
    expect((await refused(reviews, { size: 100 })).messages).toEqual([refusalMessages.TOO_COMPLEX.message]);
  });

  it.each([
    ['{ categories(pageSize: 100000) { total_count } }', undefined, 'PAGE_SIZE'],
    ['{ categories(pageSize: 0) { total_count } }', undefined, 'PAGE_SIZE'],
    ['{ categoryList(pageSize: 101) { uid } }', undefined, 'PAGE_SIZE'],
    ['query($n: Int) { categories(pageSize: $n) { total_count } }', { n: 100_000 }, 'PAGE_SIZE'],
    ['query($n: Int = 500) { categories(pageSize: $n) { total_count } }', undefined, 'PAGE_SIZE'],
    ['{ categories(currentPage: 0) { total_count } }', undefined, 'CURRENT_PAGE'],
    ['{ categories(currentPage: -1) { total_count } }', undefined, 'CURRENT_PAGE'],
  ] as const)('G05 refuses %s %j in French', async (query, variables, code) => {
    expect((await refused(query, variables)).messages).toEqual([refusalMessages[code].message]);
  });

  it('G05 judges the variables of every request, also of a document it knows', async () => {
    const query = 'query($n: Int) { categories(pageSize: $n) { total_count } }';
    expect(await shop.send(query, { n: 10 })).not.toHaveProperty('errors');
    expect(await shop.send(query, { n: 10 })).not.toHaveProperty('errors');
    expect((await refused(query, { n: 101 })).messages).toEqual([refusalMessages.PAGE_SIZE.message]);
  });

  it.each([
    [
      'variables 5,000 deep',
      `{"query":"{ storeConfig { id } }","variables":{"a":${'['.repeat(5_000)}${']'.repeat(5_000)}}}`,
    ],
    [
      'objects 5,000 deep',
      `{"query":"{ storeConfig { id } }","variables":${'{"a":'.repeat(5_000)}1${'}'.repeat(5_000)}}`,
    ],
    ['nothing but brackets', '['.repeat(100_000)],
  ])('G01 refuses a body of %s', async (_name, payload) => {
    const headers = { 'content-type': 'application/json' };
    const answer = await shop.inject({ method: 'POST', url: '/graphql', headers, payload });
    const { errors } = answer.json<{ errors: { message: string }[] }>();
    expect([answer.statusCode, errors[0]?.message]).toEqual([400, refusalMessages.TOO_DEEP.message]);
  });

  it('G01 does not count brackets in texts and comments', async () => {
    const many = '['.repeat(200);
    const query = `# ${many}\n{ products(search: "${many} \\" ${many}") { total_count } }`;
    expect(await shop.send(query)).not.toHaveProperty('errors');
    const block = `{ products(search: """${many} " \\""" ${many}""") { total_count } }`;
    expect(await shop.send(block)).not.toHaveProperty('errors');
  });

  it('refuses subscriptions and documents without an operation', async () => {
    expect((await refused('subscription { storeConfig { id } }')).messages).toEqual([
      refusalMessages.SUBSCRIPTION.message,
    ]);
    expect((await refused('fragment a on StoreConfig { id }')).messages).toEqual([
      refusalMessages.NO_OPERATION.message,
    ]);
  });

  it('CFG-02 a text of anybody passes the in-process door under the same limits', async () => {
    expect(await shop.send(nested(13))).toEqual({
      errors: [{ message: refusalMessages.TOO_DEEP.message, extensions: { category: 'graphql-input' } }],
    });
    expect(await shop.send('query($id: String) { country(id: $id) { id } }', { id: 'BE' })).toEqual({
      data: { country: { id: 'BE' } },
    });
  });
});

function aliased(count: number, field: string): string {
  return Array.from({ length: count }, (_, at) => `a${at}: ${field}`).join(' ');
}

function manyFields(count: number): string {
  return 'name '.repeat(count);
}

function doubling(steps: number): string {
  const fragments = Array.from(
    { length: steps },
    (_, at) => `fragment f${at} on StoreConfig { ...f${at + 1} ...f${at + 1} }`,
  );
  return `{ storeConfig { ...f0 } } ${fragments.join(' ')} fragment f${steps} on StoreConfig { id }`;
}
