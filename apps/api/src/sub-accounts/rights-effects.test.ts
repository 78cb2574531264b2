// Each flag, given and taken by the head of the company, and what it changes for the one who has it.
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { ask, fill, place, prepare, shopper } from '../checkout/testing/shopper.ts';
import type { Shopper } from '../checkout/testing/shopper.ts';
import { shopApi } from '../testing/shop-api.ts';
import type { ShopApi } from '../testing/shop-api.ts';

const YANN = 'yann.kermarrec@demo.valbrune.example';
const GWEN = 'gwen.lebihan@demo.valbrune.example';
const PAINT = '10200102';

let shop: ShopApi;
beforeAll(async () => {
  shop = await shopApi();
  await shop.db
    .updateTable('stock')
    .set({ available: 500, statut_article_mag: 'P', resupply_time: 5, appro_directe_fournisseur: false })
    .where('article_sku', '=', PAINT)
    .execute();
});
afterAll(() => shop.close());
beforeEach(async () => {
  await shop.db.deleteFrom('cart').execute();
  await give({
    is_view_price: true,
    is_view_order: true,
    is_validate_order: true,
    ceiling_validated_order: 1_000,
  });
  await give({ is_pay_cd: true, is_pay_outstanding: true, is_notification_order: true });
});

async function give(rights: Record<string, boolean | number>): Promise<void> {
  const query = shop.db.selectFrom('customer').select('id').where('email', '=', GWEN);
  const { id } = await query.executeTakeFirstOrThrow();
  const answer = await shop.send(
    'mutation ($id: ID!, $input: UpdateSubAccountInput!) { updateSubAccountCustomer(id: $id, input: $input) { id } }',
    { id: String(id), input: { rights } },
    { as: YANN },
  );
  expect(answer.errors).toBeUndefined();
}

async function filled(quantity = 1): Promise<Shopper> {
  const who = await shopper(shop, { as: GWEN, shopCode: 'VB006' });
  await fill(shop, who, [{ sku: PAINT, quantity }]);
  return who;
}

const methods = async (who: Shopper) => {
  const data = await ask(shop, who, `{ getAvailablePaymentMethods(cartId: "${who.cartId}") { code } }`);
  return (data['getAvailablePaymentMethods'] as { code: string }[]).map(({ code }) => code);
};

it('SUB-04 is_view_price: the price of an article, and of a cart', async () => {
  const price = async () => {
    const { data } = await shop.send(
      `{ productConditions(products: [{ sku: "${PAINT}" }]) { productsConditions {
        priceExcludingTax { packagingFinalPrice } } } }`,
      {},
      { as: GWEN },
    );
    return JSON.stringify(data);
  };
  const who = await filled();
  const total = async () =>
    JSON.stringify(await ask(shop, who, '{ customCustomerCart { prices { grand_total { value } } } }'));
  expect(await price()).toMatch(/"packagingFinalPrice":\d/);
  expect(await total()).toMatch(/"value":\d/);
  await give({ is_view_price: false });
  expect(await price()).not.toMatch(/\d\.\d/);
  expect(await total()).toContain('"prices":null');
});

it('SUB-05 is_view_order: one’s orders', async () => {
  const orders = () => shop.send('{ customerOrders { total_count } }', {}, { as: GWEN });
  expect((await orders()).errors).toBeUndefined();
  await give({ is_view_order: false });
  expect((await orders()).errors?.[0]?.extensions.category).toBe('graphql-authorization');
});

it.each([
  ['SUB-06', 'is_view_invoices', '{ customerInvoices { total_count } }'],
  ['SUB-07', 'is_view_quotations', '{ customerQuotations { total_count } }'],
  ['SUB-08', 'is_view_outstanding', '{ customerOutstanding { used { value } } }'],
  ['SUB-09', 'is_view_listing', '{ customerFrequentPurchases { __typename } }'],
])('%s %s: what it opens is told with it and refused without', async (_row, right, query) => {
  const told = () => shop.send(query, {}, { as: GWEN });
  await give({ [right]: true });
  const { data, errors } = await told();
  expect([errors, Object.values(data ?? {})]).toEqual([undefined, [expect.anything()]]);
  await give({ [right]: false });
  expect((await told()).errors?.[0]?.extensions.category).toBe('graphql-authorization');
});

it('SUB-10 is_validate_order: orders alone, or asks first', async () => {
  const who = await filled();
  await prepare(shop, who, { payment: 'on_account' });
  await give({ is_validate_order: false });
  expect((await place(shop, who)).key).toBe('APPROVAL_NEEDED');
  await give({ is_validate_order: true });
  expect((await place(shop, who)).number).not.toBeNull();
});

it('SUB-11 ceiling_validated_order: the amount itself passes, one cent less does not', async () => {
  const who = await filled(3);
  await prepare(shop, who, { payment: 'on_account' });
  const { customCustomerCart: cart } = await ask(
    shop,
    who,
    '{ customCustomerCart { prices { total_excluding_tax { value } } } }',
  );
  const total = (cart as { prices: { total_excluding_tax: { value: number } } }).prices.total_excluding_tax
    .value;
  await give({ ceiling_validated_order: Math.round(total * 100 - 1) / 100 });
  expect((await place(shop, who)).key).toBe('APPROVAL_NEEDED');
  await give({ ceiling_validated_order: 0 });
  expect((await place(shop, who)).key).toBe('APPROVAL_NEEDED');
  await give({ ceiling_validated_order: total });
  expect((await place(shop, who)).number).not.toBeNull();
});

it.each([
  [true, 1],
  [false, 0],
])('SUB-12 APR-15 is_notification_order %s: %i mail about the order', async (wished, mails) => {
  await give({ is_notification_order: wished });
  const who = await filled();
  await prepare(shop, who, { payment: 'on_account' });
  const { number } = await place(shop, who);
  const rows = await shop.db.selectFrom('outbox').select('payload').execute();
  const about = rows
    .map(({ payload }) => payload as { to: string })
    .filter((mail) => JSON.stringify(mail).includes(String(number)));
  expect(about.filter(({ to }) => to === GWEN)).toHaveLength(mails);
  // The store hears of it whatever the buyer wishes.
  expect(about.filter(({ to }) => to !== GWEN)).toHaveLength(1);
});

it.each([
  ['SUB-13', 'is_pay_cd', 'card'],
  ['SUB-14', 'is_pay_outstanding', 'purchaseorder'],
])('%s %s: the method %s is offered, and refused without', async (_row, flag, code) => {
  const who = await filled();
  await prepare(shop, who, { payment: code });
  expect(await methods(who)).toContain(code);
  await give({ [flag]: false });
  expect(await methods(who)).not.toContain(code);
  expect((await place(shop, who)).key).toBe('PAYMENT_NOT_ALLOWED');
});
