import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { shopApi } from '../../testing/shop-api.ts';
import type { ShopApi } from '../../testing/shop-api.ts';
import {
  ADDRESS,
  ask,
  fill,
  place,
  prepare,
  SET_BILLING,
  SET_EMAIL,
  SET_METHOD,
  SET_PAYMENT,
  SET_SHIPPING_ADDRESS,
} from '../testing/shopper.ts';
import type { Shopper } from '../testing/shopper.ts';
import { BILL, started } from '../testing/started-checkout.ts';

const HEAD = 'yann.kermarrec@demo.valbrune.example';
const SUB = 'gwen.lebihan@demo.valbrune.example';
const OTHER_HEAD = 'nadia.castellan@demo.valbrune.example';
const PAINT = '10200102';
const GLUE = '80100201';

let shop: ShopApi;
beforeAll(async () => {
  shop = await shopApi();
  await stock({ available: 500, statut_article_mag: 'P' });
});
afterAll(() => shop.close());

it('CHK-01 a visitor gives an e-mail address; whoever has signed in has one', async () => {
  const who = await started(shop);
  await expect(ask(shop, who, SET_EMAIL, { id: who.cartId, email: 'rien' })).rejects.toThrow(
    'n’est pas valide',
  );
  const set = await ask(shop, who, SET_EMAIL, { id: who.cartId, email: ' jeanne@exemple.fr ' });
  expect(set['setGuestEmailOnCart']).toEqual({ cart: { email: 'jeanne@exemple.fr' } });
  const head = await started(shop, HEAD);
  await expect(ask(shop, head, SET_EMAIL, { id: head.cartId, email: 'a@b.fr' })).rejects.toThrow(
    'not allowed',
  );
});

it('CHK-02 the street is kept as its lines that are not empty', async () => {
  const who = await started(shop);
  const set = await ask(shop, who, SET_SHIPPING_ADDRESS, { id: who.cartId, address: ADDRESS });
  expect(set['setShippingAddressesOnCart']).toMatchObject({
    cart: { shipping_addresses: [{ street: ['4 rue des Lices', 'Bâtiment B'], city: 'Rennes' }] },
  });
});

const SET_NOTES = `mutation ($id: String!, $address: CartAddressInput!, $notes: String) {
  setShippingAddressesOnCart(input: { cart_id: $id, shipping_addresses: [{ address: $address, customer_notes: $notes }] }) {
    cart { shipping_addresses { customer_notes } } } }`;

it.each([
  ['order', 'BC-1.\n\nNouvel IBAN : FR76', 'Le numéro de bon de commande tient sur une seule ligne'],
  ['order', 'BC-\u202e1', 'Le numéro de bon de commande tient sur une seule ligne'],
  ['ref', 'Chantier\u2028Nouvel IBAN', 'Le chantier ou la référence tient sur une seule ligne'],
  ['ref', 'Chantier\u0007', 'Le chantier ou la référence tient sur une seule ligne'],
])('what is printed beside an order is one line that can be read: %s %j', async (field, text, said) => {
  const who = await started(shop, HEAD);
  const kept = { id: who.cartId, code: 'card', order: 'BC-2026/7', ref: 'Chantier « L’Éden » n° 4' };
  await ask(shop, who, SET_PAYMENT, kept);
  await expect(ask(shop, who, SET_PAYMENT, { ...kept, [field]: text })).rejects.toThrow(said);
  const cart = `query ($id: String!) { customCart(id: $id) {
    selected_payment_method { purchase_order_number purchase_ref } } }`;
  expect(await ask(shop, who, cart, { id: who.cartId })).toEqual({
    customCart: {
      selected_payment_method: { purchase_order_number: kept.order, purchase_ref: kept.ref },
    },
  });
});

it('notes for the driver have lines, and nothing in them that cannot be read', async () => {
  const who = await started(shop);
  const set = (notes: string) => ask(shop, who, SET_NOTES, { id: who.cartId, address: ADDRESS, notes });
  await expect(set('Portail\u202e vert')).rejects.toThrow('caractère invisible');
  expect(await set('Portail vert\nCode 12')).toMatchObject({
    setShippingAddressesOnCart: {
      cart: { shipping_addresses: [{ customer_notes: 'Portail vert\nCode 12' }] },
    },
  });
});

it('CHK-03 B14 billing is an own address, a typed one, or that of the delivery; never somebody else’s', async () => {
  const who = await started(shop, HEAD);
  const own = await addressOf(HEAD);
  const mine = await ask(shop, who, BILL, { id: who.cartId, billing: { customer_address_id: own.id } });
  expect(mine['setBillingAddressOnCart']).toMatchObject({ cart: { billing_address: { city: own.city } } });
  const theirs = await addressOf(HEAD, '!=');
  const billing = { customer_address_id: theirs.id };
  await expect(ask(shop, who, BILL, { id: who.cartId, billing })).rejects.toThrow('introuvable');
  const typed = await ask(shop, who, BILL, { id: who.cartId, billing: { address: ADDRESS } });
  expect(typed['setBillingAddressOnCart']).toEqual({
    cart: { billing_address: { city: 'Rennes', lastname: 'Le Goff' } },
  });
  const both = { ...billing, address: ADDRESS };
  await expect(ask(shop, who, BILL, { id: who.cartId, billing: both })).rejects.toThrow('une seule');
});

it('B14 a sub-account is billed at its company, whatever it sends, and may be delivered where the company works', async () => {
  const who = await started(shop, SUB);
  const BOOK = '{ companyAddresses { billing { city street company } sites { id city default_billing } } }';
  const book = async () => {
    const data = await ask(shop, who, BOOK);
    return data['companyAddresses'] as {
      billing: { city: string; company: string };
      sites: { id: number; city: string; default_billing: boolean }[];
    };
  };
  const { billing, sites } = await book();
  const head = await shop.db
    .selectFrom('customer_address')
    .innerJoin('customer', 'customer.id', 'customer_id')
    .select(['customer_address.id', 'city'])
    .where('email', '=', HEAD)
    .orderBy('default_billing', 'desc')
    .execute();
  expect(sites.map(({ id }) => id).toSorted()).toEqual(head.map(({ id }) => id).toSorted());
  expect(billing.city).toBe(head[0]?.city);
  const site = sites.find(({ default_billing: isBilled }) => !isBilled);
  if (!site) throw new Error('Yann Kermarrec has a site');
  // What its head keeps for itself is neither seen nor delivered to.
  const share = (isShared: boolean) =>
    shop.db.updateTable('customer_address').set({ is_shared: isShared }).where('id', '=', site.id).execute();
  await share(false);
  expect((await book()).sites.map(({ id }) => id)).not.toContain(site.id);
  const own = await shop.send(
    `mutation ($cart: String!, $id: Int!) { setShippingAddressesOnCart(input: { cart_id: $cart,
      shipping_addresses: [{ customer_address_id: $id }] }) { cart { id } } }`,
    { cart: who.cartId, id: site.id },
    { as: SUB },
  );
  expect(own.errors?.[0]?.message).toContain('introuvable');
  await share(true);
  const billed = { cart: { billing_address: { city: billing.city } } };
  await ask(shop, who, SET_SHIPPING_ADDRESS, { id: who.cartId, address: near() });
  for (const given of [
    { address: { ...ADDRESS, city: 'Brest' } },
    { same_as_shipping: true },
    { customer_address_id: site.id },
    { address: { ...ADDRESS, city: 'Brest' }, use_for_shipping: true },
  ]) {
    const answer = await ask(shop, who, BILL, { id: who.cartId, billing: given });
    expect(answer['setBillingAddressOnCart']).toMatchObject(billed);
  }
  const SHIP = `mutation ($id: String!, $site: Int!) {
    setShippingAddressesOnCart(input: { cart_id: $id, shipping_addresses: [{ customer_address_id: $site }] }) {
      cart { shipping_addresses { city } } } }`;
  const shipped = await ask(shop, who, SHIP, { id: who.cartId, site: site.id });
  expect(shipped['setShippingAddressesOnCart']).toEqual({
    cart: { shipping_addresses: [{ city: site.city }] },
  });
  // What a visitor wrote on the cart before it was the sub-account's does not count either.
  await shop.db
    .updateTable('customer')
    .set({ is_validate_order: true, ceiling_validated_order_cents: 1_000_000, is_pay_cd: true })
    .where('email', '=', SUB)
    .execute();
  await ask(shop, who, SET_METHOD, { id: who.cartId, mode: 'EMP' });
  await ask(shop, who, SET_PAYMENT, { id: who.cartId, code: 'card' });
  await sql`
    update cart set billing_address = billing_address || '{"city": "Ailleurs"}' where id = ${who.cartId}`.execute(
    shop.db,
  );
  const { number, key } = await place(shop, who);
  expect(key).toBeUndefined();
  const ordered = await shop.db
    .selectFrom('orders')
    .select('billing_address')
    .where('number', '=', String(number))
    .executeTakeFirstOrThrow();
  expect(ordered.billing_address).toMatchObject({ city: billing.city });
  // An inactive, unproven or unconfirmed head has no say.
  for (const gone of [{ is_active: false }, { is_proven: false }, { is_confirmed: false }]) {
    await shop.db.updateTable('customer').set(gone).where('email', '=', HEAD).execute();
    const left = (await ask(shop, who, BOOK))['companyAddresses'];
    expect((left as { sites: unknown[] } | null)?.sites ?? []).toEqual([]);
    const back = { is_active: true, is_proven: true, is_confirmed: true };
    await shop.db.updateTable('customer').set(back).where('email', '=', HEAD).execute();
  }
  const PHONES = '{ companyAddresses { billing { telephone } sites { telephone fax vat_id } } }';
  expect(JSON.stringify((await ask(shop, who, PHONES))['companyAddresses'])).not.toMatch(/\d/);
  // Another company's addresses are not there for it, and its head's are not there for another.
  const foreign = await addressOf(OTHER_HEAD);
  await expect(ask(shop, who, SHIP, { id: who.cartId, site: foreign.id })).rejects.toThrow('introuvable');
  const other = await started(shop, OTHER_HEAD);
  await expect(ask(shop, other, SHIP, { id: other.cartId, site: site.id })).rejects.toThrow('introuvable');
  expect((await ask(shop, other, BOOK))['companyAddresses']).toBeNull();
  // Without a billing address chosen by the head, the company's seat is used.
  await shop.db.updateTable('customer_address').set({ default_billing: false }).execute();
  const seat = await shop.db
    .selectFrom('company')
    .innerJoin('customer', 'customer.company_id', 'company.id')
    .select(['company.name', 'company.city'])
    .where('customer.email', '=', SUB)
    .executeTakeFirstOrThrow();
  expect((await book()).billing).toMatchObject({ city: seat.city, company: seat.name });
});

it('CHK-04 CHK-06 D44 pickup is free; delivery has its fee up to the threshold', async () => {
  const who = await started(shop);
  expect(await methods(who)).toEqual([['EMP', 0]]);
  await ask(shop, who, SET_SHIPPING_ADDRESS, { id: who.cartId, address: near() });
  expect(await methods(who)).toEqual([
    ['EMP', 0],
    ['LIV', 29],
  ]);
  const before = await total(who);
  await ask(shop, who, SET_METHOD, { id: who.cartId, mode: 'LIV' });
  expect(await total(who)).toBe(before + 3_480);
  await fill(shop, who, [{ sku: PAINT, quantity: 400 }]);
  expect(await methods(who)).toContainEqual(['LIV', 0]);
});

it('CHK-04 a customer asks for those of its own cart', async () => {
  const who = await started(shop, HEAD);
  const data = await ask(shop, who, '{ getAvailableCustomerShippingMethods { method_code carrier_title } }');
  expect(data['getAvailableCustomerShippingMethods']).toContainEqual({
    method_code: 'EMP',
    carrier_title: 'Retrait en magasin',
  });
});

it('CHK-07 another country has no method', async () => {
  const who = await started(shop);
  const address = { ...ADDRESS, country_code: 'BE' };
  await expect(ask(shop, who, SET_SHIPPING_ADDRESS, { id: who.cartId, address })).rejects.toThrow(
    'There are no shipping methods available for this country.',
  );
});

it('D15 an address out of reach takes the delivery away, also at placement', async () => {
  const who = await started(shop);
  await ask(shop, who, SET_EMAIL, { id: who.cartId, email: 'jeanne@exemple.fr' });
  await ask(shop, who, SET_SHIPPING_ADDRESS, { id: who.cartId, address: near() });
  await ask(shop, who, SET_BILLING, { id: who.cartId });
  await ask(shop, who, SET_METHOD, { id: who.cartId, mode: 'LIV' });
  await ask(shop, who, SET_PAYMENT, { id: who.cartId, code: 'card' });
  const far = { ...ADDRESS, city: 'Marseille', postcode: '13001' };
  await ask(shop, who, SET_SHIPPING_ADDRESS, { id: who.cartId, address: far });
  expect(await methods(who)).toEqual([['EMP', 0]]);
  await expect(ask(shop, who, SET_METHOD, { id: who.cartId, mode: 'LIV' })).rejects.toThrow(
    'SHIPPING_NOT_OFFERED',
  );
  expect((await place(shop, who)).key).toBe('SHIPPING_NOT_OFFERED');
});

it('D44 what the store neither has nor gets cannot be fetched; what is not delivered is not', async () => {
  const who = await started(shop);
  await ask(shop, who, SET_SHIPPING_ADDRESS, { id: who.cartId, address: near() });
  await stock({ livraison_pro: false });
  expect(await methods(who)).toEqual([['EMP', 0]]);
  // Near enough: the goods prevent it, and are named.
  await expect(ask(shop, who, SET_METHOD, { id: who.cartId, mode: 'LIV' })).rejects.toThrow(
    /GOODS_NOT_DELIVERED.*«\u00A0.+\u00A0» ne peut pas être livré par Valbrune/,
  );
  await stock({ livraison_pro: true, statut_article_mag: 'O' });
  expect(await methods(who)).toEqual([['EMP', 0]]);
  await stock({ statut_article_mag: 'P' });
});

it('PAY-01 D46 payment goes by right and delivery: a visitor by card, a head of company by all', async () => {
  const who = await started(shop);
  expect(await payments(who)).toEqual(['card']);
  const head = await started(shop, HEAD);
  await prepare(shop, head, { mode: 'EMP', payment: 'at_store' });
  expect(await payments(head)).toEqual(['card', 'purchaseorder', 'cashondelivery']);
  await ask(shop, head, SET_SHIPPING_ADDRESS, { id: head.cartId, address: near() });
  await ask(shop, head, SET_METHOD, { id: head.cartId, mode: 'LIV' });
  expect(await payments(head)).toEqual(['card', 'purchaseorder']);
  expect((await place(shop, head)).key).toBe('PAYMENT_NOT_ALLOWED');
  await expect(ask(shop, head, SET_PAYMENT, { id: head.cartId, code: 'checkmo' })).rejects.toThrow(
    'PAYMENT_NOT_ALLOWED',
  );
});

it('D41 an order is refused at the first step that is missing', async () => {
  const who = await started(shop);
  const keys = [(await place(shop, who)).key];
  await ask(shop, who, SET_EMAIL, { id: who.cartId, email: 'jeanne@exemple.fr' });
  keys.push((await place(shop, who)).key);
  await ask(shop, who, SET_SHIPPING_ADDRESS, { id: who.cartId, address: ADDRESS });
  await ask(shop, who, SET_METHOD, { id: who.cartId, mode: 'EMP' });
  keys.push((await place(shop, who)).key);
  await ask(shop, who, SET_BILLING, { id: who.cartId });
  keys.push((await place(shop, who)).key);
  await ask(shop, who, `mutation { clearCart(input: { uid: "${who.cartId}" }) { cart { id } } }`);
  keys.push((await place(shop, who)).key);
  expect(keys).toEqual(
    ['USER_ACCOUNT', 'SHIPPING', 'BILLING', 'PAYMENT', 'CART'].map((step) => `CHECKOUT_STEP_${step}`),
  );
});

it('a client without a shop token reaches the end too', async () => {
  const { shopToken: _, ...who } = await started(shop);
  const stock = { ...who, shopToken: '' };
  await prepare(shop, stock);
  expect((await place(shop, stock)).number).not.toBeNull();
});

let shopPlace: { city: string; postcode: string } = { city: '', postcode: '' };
beforeAll(async () => {
  const row = await shop.db
    .selectFrom('shop')
    .selectAll()
    .where('code', '=', 'VB006')
    .executeTakeFirstOrThrow();
  shopPlace = { city: row.locality, postcode: row.postal_code };
});

function near() {
  return { ...ADDRESS, ...shopPlace };
}

async function methods(who: Shopper): Promise<[string, number][]> {
  const data = await ask(
    shop,
    who,
    `{ getAvailableShippingMethods(cartId: "${who.cartId}") { method_code price_excl_tax { value } } }`,
  );
  const listed = data['getAvailableShippingMethods'] as {
    method_code: string;
    price_excl_tax: { value: number };
  }[];
  return listed.map((method) => [method.method_code, method.price_excl_tax.value]);
}

async function payments(who: Shopper): Promise<string[]> {
  const data = await ask(shop, who, `{ getAvailablePaymentMethods(cartId: "${who.cartId}") { code } }`);
  return (data['getAvailablePaymentMethods'] as { code: string }[]).map(({ code }) => code);
}

async function total(who: Shopper): Promise<number> {
  const data = await ask(
    shop,
    who,
    `{ customCart(id: "${who.cartId}") { prices { grand_total { value } } } }`,
  );
  const cart = data['customCart'] as { prices: { grand_total: { value: number } } };
  return Math.round(cart.prices.grand_total.value * 100);
}

async function addressOf(email: string, how: '=' | '!=' = '='): Promise<{ id: number; city: string }> {
  return shop.db
    .selectFrom('customer_address')
    .innerJoin('customer', 'customer.id', 'customer_id')
    .select(['customer_address.id', 'city'])
    .where('email', how, email)
    .executeTakeFirstOrThrow();
}

async function stock(
  row: Partial<{ available: number; statut_article_mag: string; livraison_pro: boolean }>,
): Promise<void> {
  await shop.db
    .updateTable('stock')
    .set({ appro_directe_fournisseur: false, ...row })
    .where('article_sku', 'in', [PAINT, GLUE])
    .where('shop_code', '=', 'VB006')
    .execute();
}
