import { afterAll, beforeAll, expect, it } from 'vitest';
import { shopApi } from '../../testing/shop-api.ts';
import type { ShopApi } from '../../testing/shop-api.ts';
import { ADDRESS, ask, SET_SHIPPING_ADDRESS } from '../testing/shopper.ts';
import { BILL, started } from '../testing/started-checkout.ts';

const HEAD = 'yann.kermarrec@demo.valbrune.example';
const OTHER_HEAD = 'nadia.castellan@demo.valbrune.example';

let shop: ShopApi;
beforeAll(async () => {
  shop = await shopApi();
});
afterAll(() => shop.close());

it('an address typed on the way goes into the customer’s book where that is asked for, and once', async () => {
  const who = await started(shop, HEAD);
  const book = async () => {
    const data = await ask(shop, who, '{ getCustomerAddresses { city street telephone } }');
    return data['getCustomerAddresses'] as { city: string; street: string[] }[];
  };
  const before = await book();
  const save = { ...ADDRESS, street: ['8 quai de la Prévalaye'], save_in_address_book: true };
  const ship = (address: object) => ask(shop, who, SET_SHIPPING_ADDRESS, { id: who.cartId, address });
  const bill = (address: object, more: object = {}) =>
    ask(shop, who, BILL, { id: who.cartId, billing: { address, ...more } });
  await ship({ ...save, save_in_address_book: false });
  expect(await book()).toEqual(before);
  await Promise.all([ship(save), ship({ ...save, telephone: '0612345678' })]);
  await bill({ ...save, city: ' Rennes ' });
  await bill(save, { use_for_shipping: true });
  expect(await book()).toHaveLength(before.length + 1);
  await bill({ ...save, street: ['10 quai de la Prévalaye'] });
  const after = (await book()).map(({ street }) => street.join());
  expect(after.filter((street) => street.includes('Prévalaye')).toSorted()).toEqual([
    '10 quai de la Prévalaye',
    '8 quai de la Prévalaye',
  ]);
});

it('an address book holds 200: the next one typed on the way is refused, one that it holds is not', async () => {
  const who = await started(shop, OTHER_HEAD);
  const { id } = await shop.db
    .selectFrom('customer')
    .select('id')
    .where('email', '=', OTHER_HEAD)
    .executeTakeFirstOrThrow();
  const held = shop.db.selectFrom('customer_address').select('id').where('customer_id', '=', id);
  const rows = Array.from({ length: 199 - (await held.execute()).length }, (_, at) => ({
    customer_id: id,
    firstname: 'Nadia',
    lastname: 'Essai',
    street: [`${at} rue des Essais`],
    postcode: '35000',
    city: 'Rennes',
  }));
  await shop.db.insertInto('customer_address').values(rows).execute();
  const ship = (line: string) =>
    ask(shop, who, SET_SHIPPING_ADDRESS, {
      id: who.cartId,
      address: { ...ADDRESS, street: [line], save_in_address_book: true },
    });
  await ship('La deux-centième');
  expect(await held.execute()).toHaveLength(200);
  await expect(ship('Une de trop')).rejects.toThrow('nombre maximal d’adresses');
  await ship('La deux-centième');
  expect(await held.execute()).toHaveLength(200);
  await shop.db.deleteFrom('customer_address').where('lastname', '=', 'Essai').execute();
});

it('a visitor has no address book, and is not refused for asking', async () => {
  const who = await started(shop);
  const count = async () => (await shop.db.selectFrom('customer_address').select('id').execute()).length;
  const before = await count();
  const address = { ...ADDRESS, save_in_address_book: true };
  await ask(shop, who, SET_SHIPPING_ADDRESS, { id: who.cartId, address });
  await ask(shop, who, BILL, { id: who.cartId, billing: { address } });
  expect(await count()).toBe(before);
});
