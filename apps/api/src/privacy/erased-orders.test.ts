import { afterAll, beforeAll, expect, it } from 'vitest';
import { ADDRESS, ask, fill, place, prepare, shopper } from '../checkout/testing/shopper.ts';
import { DEMO_DAY } from '../testing/build-template.ts';
import type { ClonedDatabase } from '../testing/clone-database.ts';
import { shopApi } from '../testing/shop-api.ts';
import { testDatabase } from '../testing/test-database.ts';
import { eraseCustomer } from './erase-customer.ts';
import { sweepPrivacy } from './sweep-privacy.ts';

let database: ClonedDatabase;
beforeAll(async () => {
  database = await testDatabase('demo');
});
afterAll(() => database.close());

it('M08 the orders of an erased sub-account stay with their sums, under a label', async () => {
  const { id } = await database.db
    .selectFrom('customer')
    .select('id')
    .where('email', '=', 'gwen.lebihan@demo.valbrune.example')
    .executeTakeFirstOrThrow();
  const ordersOf = () =>
    database.db.selectFrom('orders').selectAll().where('customer_id', '=', id).orderBy('id').execute();
  const before = await ordersOf();
  expect(await database.db.transaction().execute((part) => eraseCustomer(part, id, DEMO_DAY))).toBe(true);
  const after = await ordersOf();
  expect(before.length).toBeGreaterThan(0);
  expect(after.map((order) => order.total_ttc_cents)).toEqual(before.map((order) => order.total_ttc_cents));
  for (const order of after) {
    expect(order.buyer_name).toBe('Sous-compte supprimé');
    expect(JSON.stringify(order)).not.toMatch(/bihan/i);
  }
});

it('M05 what was signed at the counter is forgotten after two years; how it was handed over is not', async () => {
  const { db } = database;
  const { id } = await db.selectFrom('orders').select('id').limit(1).executeTakeFirstOrThrow();
  const signed = { order_id: id, proven_by: 'name', signature: '1,2' } as const;
  await db
    .insertInto('hand_over')
    .values([
      { ...signed, nth: 98, at: new Date('2024-11-15T08:00:00Z') },
      { ...signed, nth: 99, at: new Date('2024-11-16T08:00:00Z') },
    ])
    .execute();
  await sweepPrivacy(db, new Date('2026-11-15T20:00:00Z'));
  const left = await db.selectFrom('hand_over').select(['nth', 'signature']).orderBy('nth').execute();
  expect(left).toEqual([
    { nth: 98, signature: null },
    { nth: 99, signature: '1,2' },
  ]);
});

const PERSON = 'elodie.marchand@demo.valbrune.example';
const NOTE = 'Sonner chez Mme Marchand';
const LEAVE_NOTE = `mutation ($id: String!, $address: CartAddressInput!) {
  setShippingAddressesOnCart(input: { cart_id: $id, shipping_addresses: [{
    address: $address, customer_notes: "${NOTE}" }] }) { cart { id } } }`;

it('M04 the cart behind an order, and its checkout, forget who ordered', async () => {
  const shop = await shopApi({ now: () => DEMO_DAY });
  const who = await shopper(shop, { as: PERSON });
  await ask(shop, who, `mutation { clearCart(input: { uid: "${who.cartId}" }) { cart { id } } }`);
  await fill(shop, who, [{ sku: '80100201', quantity: 1 }]);
  await prepare(shop, who, { payment: 'at_store' });
  await ask(shop, who, LEAVE_NOTE, { id: who.cartId, address: ADDRESS });
  const { number } = await place(shop, who);
  expect(number).not.toBeNull();
  const rows = async () => {
    const { cartId } = who;
    return {
      cart: await shop.db.selectFrom('cart').selectAll().where('id', '=', cartId).executeTakeFirstOrThrow(),
      checkout: await shop.db
        .selectFrom('checkout')
        .selectAll()
        .where('cart_id', '=', cartId)
        .executeTakeFirstOrThrow(),
    };
  };
  const before = await rows();
  expect(before.cart.shipping_address).not.toBeNull();
  expect(before.checkout.customer_notes).toBe(NOTE);
  const { id } = await shop.db
    .selectFrom('customer')
    .select('id')
    .where('email', '=', PERSON)
    .executeTakeFirstOrThrow();
  expect(await shop.db.transaction().execute((part) => eraseCustomer(part, id, DEMO_DAY))).toBe(true);
  const after = await rows();
  expect(JSON.stringify(after)).not.toMatch(/marchand|goff|lices|rennes|0612345678/i);
  expect(after.checkout).toMatchObject({ customer_notes: null, latitude: null, longitude: null });
  await shop.close();
});
