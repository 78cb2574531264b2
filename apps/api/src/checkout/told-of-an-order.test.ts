import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { shopApi } from '../testing/shop-api.ts';
import type { ShopApi } from '../testing/shop-api.ts';
import { orderBooks } from './testing/order-books.ts';
import { ask, place, prepare } from './testing/shopper.ts';

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
    // Whoever may not see prices sees none of others either.
    const heads = await ready({ as: HEAD }, [{ sku: PAINT, quantity: 1 }], { payment: 'on_account' });
    const other = await place(shop, heads);
    const asked = { number: other.number, signature: other.signature };
    expect((await shop.send(PLACED, asked, { as: SUBACCOUNT })).data?.['placedOrder']).toMatchObject(none);
    await setRights({ is_view_price: true });
    // The account is gone, its company is not: nobody is left to say that the amount may be told.
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

const PLACED = `query ($number: String!, $signature: String!) {
  placedOrder(number: $number, signature: $signature) {
    total_excluding_tax { value } grand_total { value } } }`;
