import { buildSchema } from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { schemaText } from '@nuancier/contract/schema.ts';
import { shopApi, type ShopApi } from '../testing/shop-api.ts';
import { moneyDocuments, moneyPaths } from './testing/money-documents.ts';

// A sub-account whose head of company took the right to see prices away, and one that has it.
const ALI = 'ali.benali@demo.valbrune.example';
const GWEN = 'gwen.lebihan@demo.valbrune.example';

let shop: ShopApi;
beforeAll(async () => {
  shop = await shopApi();
  const wish = '{ sku: "10100001", quantity: 2 }';
  await shop.send(
    `mutation { addProductsToWishlist(wishlistId: 0, wishlistItems: [${wish}]) { wishlist { id } } }`,
    {},
    { as: ALI },
  );
  const { data } = await shop.send('{ customerCart { id } }', {}, { as: ALI });
  const held = data?.['customerCart'];
  const cartId = typeof held === 'object' && held !== null && 'id' in held ? held.id : null;
  await shop.send(
    `mutation ($cartId: String!) { addProductsToCart(cartId: $cartId, cartItems: [${wish}]) { cart { id } } }`,
    { cartId },
    { as: ALI },
  );
});
afterAll(() => shop.close());

const money = '{ value }';
const range = `price_range { minimum_price { regular_price ${money} final_price ${money} discount { amount_off percent_off } }
  maximum_price { regular_price ${money} final_price ${money} discount { amount_off percent_off } } }`;

const questions: [string, string][] = [
  [
    'productConditions',
    `{ productConditions(products: [{ sku: "10100001" }, { sku: "P102001" }]) { productsConditions {
      priceExcludingTax { finalPrice packagingFinalPrice } priceIncludingTax { finalPrice packagingFinalPrice } } } }`,
  ],
  ['products', `{ products(filter: { category_url_path: { eq: "facade" } }) { items { ${range} } } }`],
  [
    'a product with its variants and companions',
    `{ products(filter: { sku: { eq: "P102001" } }) { items { ${range} crosssell_products { ${range} } related_products { ${range} }
      ... on ConfigurableProduct { variants { product { ${range} } }
      configurable_product_options_selection { variant { ${range} } } } } } }`,
  ],
  ['search', `{ search(query: "peinture") { products { ${range} } } }`],
  ['getBestSimpleProduct', `{ getBestSimpleProduct(sku: "P102001") { price ${money} } }`],
  [
    'xsellProducts',
    `{ xsellProducts(sku: "P102001") { items { ${range} crosssell_products { ${range} } } } }`,
  ],
  [
    'configurableProductsConfiguration',
    `{ configurableProductsConfiguration(sku: "P102001") { articles {
      price { regular_price ${money} final_price ${money} discount { percent_off } } price_per_unit ${money} } } }`,
  ],
  ['colourChart', `{ colourChart { tint_supplements { amount_ht ${money} amount_ttc ${money} } } }`],
];

const SKU = 'sku: "P102001"';
const CART = 'cart_id: "inconnu"';

/** How each root field that leads to an amount is asked, and whether the public catalogue answers it. */
const roots: Readonly<Record<string, readonly [args: string, isPublic?: 'public']>> = {
  products: [`filter: { ${SKU.replace('sku: ', 'sku: { eq: ')} } }`, 'public'],
  search: ['query: "peinture"', 'public'],
  xsellProducts: [SKU, 'public'],
  route: ['url: "/produit/valmat-ultra-mat-lessivable"'],
  categories: ['filters: { url_path: { eq: "facade" } }', 'public'],
  categoryList: ['filters: { url_path: { eq: "facade" } }', 'public'],
  customCategoryList: ['filters: { url_path: { eq: "facade" } }', 'public'],
  configurableProductsConfiguration: [SKU, 'public'],
  getBestSimpleProduct: [SKU, 'public'],
  productConditions: ['products: [{ sku: "10100001" }, { sku: "P102001" }]', 'public'],
  colourChart: ['', 'public'],
  testerArticle: ['code: "RAL 5009"', 'public'],
  testerArticles: ['tints: [{ code: "RAL 5009" }]', 'public'],
  testerCredits: [''],
  productReview: [SKU],
  customerFrequentPurchases: [''],
  portfolioOrders: [''],
  portfolioQuotations: [''],
  customerProductReview: [''],
  cart: [CART],
  customCart: ['id: "inconnu"'],
  customerCart: [''],
  customCustomerCart: [''],
  getAvailableShippingMethods: ['cartId: "inconnu"'],
  getAvailableCustomerShippingMethods: [''],
  getWishlist: ['id: 0'],
  compareList: ['uid: "inconnu"'],
  getOwnApprovalRequests: [''],
  getOwnApprovalRequest: ['orderId: "inconnu"'],
  getApprovalDecisions: [''],
  getCartsSetApart: [''],
  customer: [''],
  customCustomer: [''],
  getOrdersWaitingForApproval: [''],
  getOrderWaitingForApproval: ['orderId: "1"'],
  checkoutHabits: [''],
  placedOrder: ['number: "1", signature: "x"'],
  guestOrder: ['input: { number: "1", email: "a@exemple.fr", postcode: "35000" }'],
  guestOrderByToken: ['input: { token: "inconnu" }'],
  customerOrders: [''],
  customCustomerOrders: [''],
  customerOrder: ['number: "1"'],
  customerPurchases: [''],
  customerSpending: [''],
  customerInvoices: [''],
  customerInvoice: ['number: "1", type: FACTURE'],
  customerOutstanding: [''],
  customerQuotations: [''],
  customerQuotation: ['number: "1"'],
};

describe('every amount of the contract, without the right to see prices', () => {
  const paths = moneyPaths(buildSchema(schemaText));

  it('knows how to ask every root field that leads to an amount', () => {
    expect([...paths.keys()].filter((root) => roots[root] === undefined)).toEqual([]);
  });

  it.each([...paths])('C01 PRC-13 %s holds none, by whatever way', async (root, ways) => {
    const [args = '', isPublic] = roots[root] ?? [];
    const documents = moneyDocuments(root, args, ways);
    const answers = async (as?: string) => {
      const sent = await Promise.all(
        documents.map((document) => shop.send(document, {}, as === undefined ? {} : { as })),
      );
      // A question that is not even understood would prove nothing.
      for (const [at, { data, errors }] of sent.entries())
        if (data === undefined) throw new Error(`${documents[at]}: ${errors?.[0]?.message}`);
      return sent.flatMap(({ data }) => numbersIn(data));
    };
    expect(await answers(ALI)).toEqual([]);
    const isAnswered = (await answers()).length > 0;
    expect(isAnswered).toBe(isPublic !== undefined);
  });
});

describe('without the right to see prices', () => {
  it.each(questions)('C01 PRC-13 %s holds no amount', async (_, question) => {
    const hidden = await shop.send(question, {}, { as: ALI });
    expect(hidden.errors).toBeUndefined();
    expect(numbersIn(hidden.data)).toEqual([]);
    const shown = await shop.send(question, {}, { as: GWEN });
    expect(numbersIn(shown.data).length).toBeGreaterThan(0);
    const visitor = await shop.send(question);
    expect(numbersIn(visitor.data).length).toBeGreaterThan(0);
  });

  it.each([
    ['sort', 'products(search: "peinture", sort: { price: ASC }) { total_count }'],
    ['filter', 'products(filter: { price: { from: "10", to: "50" } }) { total_count }'],
  ])('C03 %s by price is refused', async (_, question) => {
    const { data, errors } = await shop.send(`{ ${question} }`, {}, { as: ALI });
    expect(data).toEqual({ products: null });
    expect(errors).toMatchObject([
      {
        message: 'Votre compte ne permet ni de trier ni de filtrer par prix.',
        extensions: { category: 'graphql-input' },
      },
    ]);
    expect((await shop.send(`{ ${question} }`, {}, { as: GWEN })).errors).toBeUndefined();
  });

  it('C03 no price among facets and sorts', async () => {
    const question = `{ products(filter: { category_url_path: { eq: "facade" } }) {
      aggregations { attribute_code } sort_fields { options { value } } } }`;
    const hidden = JSON.stringify(await shop.send(question, {}, { as: ALI }));
    expect(hidden).toContain('"marque"');
    expect(hidden).toContain('"name"');
    expect(hidden).not.toContain('"price"');
    const shown = JSON.stringify(await shop.send(question, {}, { as: GWEN }));
    expect(shown.match(/"price"/g)).toHaveLength(2);
  });

  it('the right taken away acts at once', async () => {
    const question = questions[1]?.[1] ?? '';
    await shop.db.updateTable('customer').set({ is_view_price: false }).where('email', '=', GWEN).execute();
    const hidden = await shop.send(question, {}, { as: GWEN });
    await shop.db.updateTable('customer').set({ is_view_price: true }).where('email', '=', GWEN).execute();
    expect(numbersIn(hidden.data)).toEqual([]);
  });
});

function numbersIn(value: unknown): number[] {
  if (typeof value === 'number') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(numbersIn);
}
