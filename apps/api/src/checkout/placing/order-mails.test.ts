import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DAY_MS } from '@nuancier/domain/durations.ts';
import { shopApi } from '../../testing/shop-api.ts';
import type { ShopApi } from '../../testing/shop-api.ts';
import { orderBooks } from '../testing/order-books.ts';
import { ask, place, prepare } from '../testing/shopper.ts';

const HEAD = 'yann.kermarrec@demo.valbrune.example';
const SUBACCOUNT = 'gwen.lebihan@demo.valbrune.example';
const PAINT = '10200102';

let shop: ShopApi;
const { ready, stock, mailsAbout, idOf, setRights } = orderBooks(() => shop);
beforeAll(async () => {
  shop = await shopApi();
  await stock(PAINT, 1_000);
  await setRights({
    is_pay_outstanding: true,
    is_validate_order: true,
    ceiling_validated_order_cents: 1_000_000,
  });
});
afterAll(() => shop.close());

describe('who is told of an order, and its amounts', () => {
  it('C12 whoever does not wish to be told of orders gets no mail', async () => {
    await setRights({ is_notification_order: false });
    await shop.db
      .deleteFrom('cart')
      .where('customer_id', '=', await idOf(SUBACCOUNT))
      .execute();
    const who = await ready({ as: SUBACCOUNT }, [{ sku: PAINT, quantity: 1 }], { payment: 'on_account' });
    const { number } = await place(shop, who);
    expect(number).not.toBeNull();
    expect(await mailsAbout(number)).toEqual([]);
    await setRights({ is_notification_order: true });
  });

  it('C01 whoever may not see prices finds none in the mail', async () => {
    await setRights({ is_view_price: false });
    const who = await ready({ as: SUBACCOUNT }, [{ sku: PAINT, quantity: 1 }], { payment: 'on_account' });
    const { number } = await place(shop, who);
    const [mail] = await mailsAbout(number);
    expect(mail?.variables).toMatchObject({ totals: null, lines: [{ cents: null }] });
    await setRights({ is_view_price: true });
  });

  it('C01 C13 an order’s total is its buyer’s to see: to a visitor with the link it is told by the buyer’s right', async () => {
    const who = await ready({ as: SUBACCOUNT }, [{ sku: PAINT, quantity: 1 }], { payment: 'on_account' });
    const { number, signature } = await place(shop, who);
    const totals = async (as?: string) => {
      const told = await shop.send(PLACED, { number, signature }, as === undefined ? {} : { as });
      return told.data?.['placedOrder'];
    };
    const none = { total_excluding_tax: null, grand_total: null };
    const [viewer, buyer] = [HEAD, SUBACCOUNT];
    for (const as of [undefined, viewer, buyer])
      expect(await totals(as)).toMatchObject({ grand_total: { value: expect.any(Number) } });
    await setRights({ is_view_price: false });
    for (const as of [undefined, viewer, buyer]) expect(await totals(as)).toMatchObject(none);
    // Without the right to see prices, those of others are hidden too.
    const heads = await ready({ as: HEAD }, [{ sku: PAINT, quantity: 1 }], { payment: 'on_account' });
    const other = await place(shop, heads);
    const asked = { number: other.number, signature: other.signature };
    expect((await shop.send(PLACED, asked, { as: SUBACCOUNT })).data?.['placedOrder']).toMatchObject(none);
    await setRights({ is_view_price: true });
    // The account is gone, its company is not: the right to see amounts can no longer be looked up.
    await shop.db
      .updateTable('orders')
      .set({ customer_id: null })
      .where('number', '=', number ?? '')
      .execute();
    expect(await totals()).toMatchObject(none);
  });

  it('what a link names and nobody keeps any more is not found', async () => {
    const who = await ready({}, [{ sku: PAINT, quantity: 1 }]);
    const { number, signature } = await place(shop, who);
    await shop.db
      .updateTable('orders')
      .set({ number: 'W25999999' })
      .where('number', '=', number ?? '')
      .execute();
    const { errors } = await shop.send(PLACED, { number, signature });
    expect(errors?.[0]).toMatchObject({
      message: 'Cette commande est introuvable.',
      extensions: { category: 'graphql-no-such-entity' },
    });
  });

  it('C10 C01 whoever may not see prices does not reach the bank’s page, which says the amount', async () => {
    await setRights({ is_pay_cd: true });
    const who = await ready({ as: SUBACCOUNT }, [{ sku: PAINT, quantity: 1 }], { payment: 'card' });
    await setRights({ is_view_price: false });
    expect((await place(shop, who)).key).toBe('PAYMENT_NOT_ALLOWED');
    await expect(prepare(shop, who, { payment: 'card' })).rejects.toThrow('PAYMENT_NOT_ALLOWED');
    const METHODS = `{ getAvailablePaymentMethods(cartId: "${who.cartId}") { code } }`;
    expect(JSON.stringify(await ask(shop, who, METHODS))).not.toContain('card');
    await setRights({ is_view_price: true });
    expect(JSON.stringify(await ask(shop, who, METHODS))).toContain('card');
  });

  it('C03 a total that changed is not said to whoever may not see prices', async () => {
    await setRights({ is_view_price: false });
    const who = await ready({ as: SUBACCOUNT }, [{ sku: PAINT, quantity: 1 }], { payment: 'on_account' });
    const placed = await place(shop, who, { total: 0.01 });
    await setRights({ is_view_price: true });
    expect(placed.number).not.toBeNull();
    expect(JSON.stringify(placed.result)).not.toContain('total');
  });
});

describe('an order placed without an account', () => {
  const DETAIL = `query ($number: String!, $signature: String!) { placedOrder(number: $number, signature: $signature) {
    may_open_account detail { items { product_name quantity_ordered row_total { value } } billing_address { city } } } }`;
  const OPEN = `mutation ($input: CreateAccountFromOrderInput!) { createAccountFromOrder(input: $input) {
    session_token customer { email firstname lastname
      addresses { city street default_billing default_shipping } } } }`;
  const password = 'Rechampir-42-Lisieres';

  async function guestOrder() {
    const who = await ready({}, [{ sku: PAINT, quantity: 2 }], { mode: 'LIV' });
    const { number, signature } = await place(shop, who);
    if (number === null) throw new Error('The order was not placed');
    return { number, signature };
  }

  it('D48 tells its buyer what was ordered, and a customer’s to nobody else', async () => {
    const guests = await guestOrder();
    const told = (await shop.send(DETAIL, guests)).data?.['placedOrder'];
    expect(told).toMatchObject({
      may_open_account: true,
      detail: {
        items: [{ quantity_ordered: 2, row_total: { value: expect.any(Number) } }],
        billing_address: { city: 'Rennes' },
      },
    });
    const heads = await ready({ as: HEAD }, [{ sku: PAINT, quantity: 1 }], { payment: 'on_account' });
    const { number, signature } = await place(shop, heads);
    const seen = async (as?: string) =>
      (await shop.send(DETAIL, { number, signature }, as === undefined ? {} : { as })).data?.['placedOrder'];
    for (const as of [undefined, SUBACCOUNT])
      expect(await seen(as)).toEqual({ may_open_account: false, detail: null });
    expect(await seen(HEAD)).toMatchObject({ detail: { items: [{ quantity_ordered: 1 }] } });
  });

  it('is opened by its link for ninety days, by whichever door', async () => {
    const order = await guestOrder();
    const TOKEN = `query ($number: String!, $signature: String!) { placedOrder(number: $number, signature: $signature) {
      link_until detail { token } } }`;
    const told = (await shop.send(TOKEN, order)).data?.['placedOrder'];
    const { link_until: until, detail } = told as { link_until: string; detail: { token: string } };
    const { placed_at: placedAt } = await shop.db
      .selectFrom('orders')
      .select('placed_at')
      .where('number', '=', order.number)
      .executeTakeFirstOrThrow();
    expect(Date.parse(until) - placedAt.getTime()).toBe(90 * DAY_MS);
    const doors = () =>
      Promise.all([
        shop.send(DETAIL, order),
        shop.send('query ($input: OrderTokenInput!) { guestOrderByToken(input: $input) { number } }', {
          input: { token: detail.token },
        }),
        shop.send(
          'mutation ($number: String!, $signature: String!) { abandonCardPayment(number: $number, signature: $signature) { number } }',
          order,
        ),
      ]);
    for (const { errors } of await doors()) expect(errors).toBeUndefined();
    await shop.db
      .updateTable('orders')
      .set({ placed_at: new Date(placedAt.getTime() - 90 * DAY_MS) })
      .where('number', '=', order.number)
      .execute();
    const ended = [...(await doors()), await shop.send(OPEN, { input: { ...order, password } })];
    for (const { errors } of ended)
      expect(errors?.[0]).toMatchObject({
        message: 'Ce lien n’est plus valable\u00A0: il ouvre la commande pendant 90\u00A0jours.',
        extensions: { key: 'ORDER_LINK_ENDED' },
      });
  });

  it('D40 becomes that of the account its buyer opens with a password, once', async () => {
    const order = await guestOrder();
    await shop.db
      .updateTable('orders')
      .set({ email: 'nouvelle@exemple.fr' })
      .where('number', '=', order.number)
      .execute();
    const open = async (input: object) =>
      shop.send(OPEN, { input: { ...order, password, ...input } }, { clientAddress: order.number });
    expect((await open({ signature: 'fausse' })).errors).toHaveLength(1);
    expect((await open({ password: 'court' })).errors).toHaveLength(1);
    const opened = await open({});
    expect(opened.data?.['createAccountFromOrder']).toMatchObject({
      session_token: expect.any(String),
      customer: {
        email: 'nouvelle@exemple.fr',
        firstname: 'Jeanne',
        lastname: 'Le Goff',
        addresses: [{ city: 'Rennes', default_billing: true, default_shipping: true }],
      },
    });
    const { customer_id: owner } = await shop.db
      .selectFrom('orders')
      .select('customer_id')
      .where('number', '=', order.number)
      .executeTakeFirstOrThrow();
    expect(owner).toBe(await idOf('nouvelle@exemple.fr'));
    expect((await open({})).errors?.[0]?.extensions.category).toBe('graphql-no-such-entity');
    expect((await shop.send(DETAIL, order)).data?.['placedOrder']).toEqual({
      may_open_account: false,
      detail: null,
    });
  });

  it('D40 an address that has an account is told to sign in, and keeps the order as it is', async () => {
    const order = await guestOrder();
    await shop.db.updateTable('orders').set({ email: HEAD }).where('number', '=', order.number).execute();
    const refused = await shop.send(OPEN, { input: { ...order, password } }, { clientAddress: order.number });
    expect(refused.errors?.[0]?.message).toContain('e-mail');
    expect((await shop.send(DETAIL, order)).data?.['placedOrder']).toMatchObject({ may_open_account: true });
  });
});

const PLACED = `query ($number: String!, $signature: String!) {
  placedOrder(number: $number, signature: $signature) {
    total_excluding_tax { value } grand_total { value } } }`;
