// Whole journeys of storefronts that know Magento and nothing of this shop, over HTTP, in the order of their calls.
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { shopApi } from '../testing/shop-api.ts';
import type { ShopApi } from '../testing/shop-api.ts';
import * as graphcommerce from '../testing/stock-clients/graphcommerce-documents.ts';
import { stockClient } from '../testing/stock-clients/stock-client.ts';
import type { StockClient } from '../testing/stock-clients/stock-client.ts';
import * as venia from '../testing/stock-clients/venia-documents.ts';

const PASSWORD = 'Chantier!2026-bleu';
/** The stores nearest to these towns. */
const RENNES = 'VB006';
const NANTES = 'VB007';
const PLACE = {
  firstname: 'Jeanne',
  lastname: 'Le Goff',
  street: ['4 rue des Lices'],
  city: 'Rennes',
  postcode: '35000',
  country_code: 'FR',
  telephone: '+33 6 12 34 56 78',
};

let shop: ShopApi;
beforeAll(async () => {
  shop = await shopApi();
  await sql`update stock set available = 500, statut_article_mag = 'P', livraison_pro = true,
    appro_directe_fournisseur = false`.execute(shop.db);
});
afterAll(() => shop.close());

type Method = { carrier_code: string; method_code: string; method_title: string };
type Money = { value: number };
type Shown = {
  id: string;
  email: string;
  prices: { grand_total: Money };
  items: { prices: { price: Money; price_including_tax: Money }; product: { sku: string } }[];
  shipping_addresses: {
    firstname: string;
    postcode: string;
    region: { code: string; label: string; region_id: number } | null;
    pickup_location_code: string | null;
    available_shipping_methods: Method[];
    selected_shipping_method: { price_excl_tax: Money; price_incl_tax: Money } | null;
  }[];
  available_payment_methods: { code: string }[];
  selected_payment_method: { code: string; title: string; purchase_order_number: string | null };
};

describe('a guest in the manner of Venia', () => {
  let client: StockClient;
  let cartId: string;
  beforeAll(() => {
    client = stockClient(shop);
  });

  it('CFG-01 reads the site, its menu, a listing of fifty and a product', async () => {
    type Config = { storeConfig: { root_category_uid: string }; countries: { id: string }[] };
    const { storeConfig, countries } = await client.ask<Config>(venia.STORE_CONFIG);
    expect(countries[0]?.id).toBe('FR');
    type Menu = { categories: { items: { children: { uid: string; url_path: string }[] }[] } };
    const { categories } = await client.ask<Menu>(venia.MENU, { id: storeConfig.root_category_uid });
    const children = categories.items[0]?.children ?? [];
    expect(children.length).toBeGreaterThan(3);
    type Listing = { products: { items: { url_key: string; sku: string }[]; total_count: number } };
    const { products } = await client.ask<Listing>(venia.LISTING, {
      id: children[0]?.uid,
      size: 50,
      page: 1,
    });
    expect(products.items.length).toBe(Math.min(50, products.total_count));
    type Detail = { products: { items: { sku: string; uid: string }[] } };
    const urlKey = products.items[0]?.url_key;
    const detail = await client.ask<Detail>(venia.PRODUCT, { urlKey });
    expect(detail.products.items).toMatchObject([{ sku: products.items[0]?.sku }]);
  });

  it('CRT-01 fills a cart by the product and its options, the product’s own uid repeated beside them', async () => {
    ({ cartId } = await client.ask<{ cartId: string }>(venia.CREATE_CART));
    expect(cartId).toMatch(/^[\w-]{43}$/);
    const product = await configurable(client);
    type Added = { addProductsToCart: { cart: Shown; user_errors: unknown[] } };
    const { addProductsToCart: added } = await client.ask<Added>(venia.ADD, {
      cartId,
      product: {
        sku: product.sku,
        quantity: 2,
        selected_options: product.chosen.map(({ uid }) => uid),
        entered_options: [{ uid: product.uid, value: product.name }],
      },
    });
    expect(added.user_errors).toEqual([]);
    const [item] = added.cart.items;
    // Before tax and with it: what the page shows a visitor is the second.
    expect(item?.prices.price_including_tax.value).toBeCloseTo((item?.prices.price.value ?? 0) * 1.2, 1);
    expect(added.cart).toMatchObject({
      total_quantity: 2,
      total_summary_quantity_including_config: 2,
      items: [
        {
          product: { sku: product.sku },
          configured_variant: { sku: product.variant.sku },
          configurable_options: product.chosen.map(({ value_index }) => ({ value_id: value_index })),
        },
      ],
    });
  });

  it('CHK-04 is offered delivery for a bare estimate, from the nearest store that delivers there', async () => {
    const address = {
      firstname: 'firstname',
      lastname: 'lastname',
      street: ['street'],
      city: 'city',
      telephone: 'telephone',
      country_code: 'FR',
      region: '',
      region_id: '36',
    };
    type Set = { setShippingAddressesOnCart: { cart: Shown } };
    const estimate = (postcode: string) =>
      client.ask<Set>(venia.ESTIMATE, { cartId, address: { ...address, postcode } });
    const { setShippingAddressesOnCart: set } = await estimate('35000');
    expect(set.cart.shipping_addresses[0]).toMatchObject({ region: { code: '35' }, postcode: '35000' });
    expect(codesOf(set.cart)).toEqual(['EMP', 'LIV']);
    expect(await shopCode(cartId)).toBe(RENNES);
    // Another address, another store: the first was not chosen.
    await estimate('44000');
    expect(await shopCode(cartId)).toBe(NANTES);
  });

  it('CHK-01 CHK-02 B10 gives e-mail and address in one document, and reads them again by the cart’s id', async () => {
    type Set = { setShippingAddressesOnCart: { cart: Shown } };
    const { setShippingAddressesOnCart: set } = await client.ask<Set>(venia.GUEST_SHIPPING, {
      cartId,
      email: 'jeanne@exemple.fr',
      address: { ...PLACE, region: 'Ille-et-Vilaine' },
    });
    expect(set.cart).toMatchObject({
      email: 'jeanne@exemple.fr',
      shipping_addresses: [
        {
          firstname: 'Jeanne',
          telephone: '0612345678',
          region: { code: '35', label: 'Ille-et-Vilaine', region_id: 36 },
        },
      ],
    });
    expect(await client.ask(venia.READ_CART, { cartId })).toMatchObject({
      cart: { email: 'jeanne@exemple.fr' },
    });
  });

  it('CHK-09 chooses delivery and the card, and orders', async () => {
    type Chosen = { setShippingMethodsOnCart: { cart: Shown } };
    const method = { carrier_code: 'LIV', method_code: 'LIV' };
    const { setShippingMethodsOnCart: chosen } = await client.ask<Chosen>(venia.SET_METHOD, {
      cartId,
      method,
    });
    expect(chosen.cart.selected_payment_method).toMatchObject({ code: '' });
    expect(chosen.cart.available_payment_methods).toMatchObject([{ code: 'card' }]);
    const billed = await client.ask(venia.SET_BILLING, {
      cartId,
      first: 'Jeanne',
      last: 'Le Goff',
      street1: '4 rue des Lices',
      street2: null,
      city: 'Rennes',
      region: 'Ille-et-Vilaine',
      postcode: '35000',
      country: 'FR',
      phone: '0612345678',
    });
    expect(billed).toMatchObject({
      setBillingAddressOnCart: {
        cart: { billing_address: { street: ['4 rue des Lices'], region: { code: '35' } } },
      },
    });
    await client.ask(venia.SET_PAYMENT, { cartId, code: 'card' });
    const placed = await client.ask(venia.PLACE, { cartId });
    expect(placed).toMatchObject({ placeOrder: { order: { order_number: expect.stringMatching(/^W26/) } } });
  });

  it('AUT-08 finds a cart that is gone by Magento’s own words, and opens another', async () => {
    expect(await client.refused(venia.READ_CART, { cartId })).toContain('Could not find a cart');
  });
});

describe('a guest, then a customer, in the manner of GraphCommerce', () => {
  const email = 'camille.guillou@exemple.fr';
  let client: StockClient;
  let guestCart: string;
  let ownCart: string;
  beforeAll(() => {
    client = stockClient(shop);
  });

  it('CHK-04 estimates before any address is given, and writes nothing', async () => {
    type Made = { createGuestCart: { cart: { id: string } } };
    guestCart = (await client.ask<Made>(graphcommerce.CREATE_GUEST_CART)).createGuestCart.cart.id;
    const product = await configurable(client);
    // Magento's lists have entries that may be null.
    const options = { selected_options: [null], entered_options: [null] };
    const products = [{ sku: product.variant.sku, parent_sku: product.sku, quantity: 3, ...options }];
    const added = await client.ask(graphcommerce.ADD, { cartId: guestCart, products });
    expect(added).toMatchObject({ addProductsToCart: { user_errors: [], cart: { total_quantity: 3 } } });
    const input = { cart_id: guestCart, address: { country_code: 'FR', postcode: '35000' } };
    type Offers = { estimateShippingMethods: { method_code: string; price_incl_tax: Money }[] };
    const { estimateShippingMethods: offers } = await client.ask<Offers>(graphcommerce.ESTIMATE, { input });
    expect(offers.map(({ method_code: code }) => code)).toEqual(['EMP', 'LIV']);
    const total = async (more: object) => {
      type Totals = { estimateTotals: { cart: Shown } };
      const asked = { input: { ...input, ...more } };
      const { estimateTotals } = await client.ask<Totals>(graphcommerce.ESTIMATE_TOTALS, asked);
      return Math.round(estimateTotals.cart.prices.grand_total.value * 100);
    };
    const fee = Math.round((offers[1]?.price_incl_tax.value ?? 0) * 100);
    const delivered = { shipping_method: { carrier_code: 'LIV', method_code: 'LIV' } };
    expect(await total(delivered)).toBe((await total({})) + fee);
    expect(await shopCode(guestCart)).toBeNull();
  });

  it('REG-02 AUT-08 CRT-10 registers, signs in and finds the guest’s articles in its own cart', async () => {
    await client.ask(graphcommerce.REGISTER, {
      input: { firstname: 'Camille', lastname: 'Guillou', email, password: PASSWORD, is_subscribed: false },
    });
    type Signed = { generateCustomerToken: { token: string } };
    client.token = (
      await client.ask<Signed>(graphcommerce.SIGN_IN, { email, password: PASSWORD })
    ).generateCustomerToken.token;
    type Own = { customerCart: Shown };
    ownCart = (await client.ask<Own>(graphcommerce.CUSTOMER_CART)).customerCart.id;
    const merged = await client.ask(graphcommerce.MERGE, { from: guestCart, to: ownCart });
    expect(merged).toMatchObject({ mergeCarts: { id: ownCart, total_quantity: 3 } });
    expect(await client.refused(graphcommerce.CREATE_GUEST_CART)).toContain('connecté');
  });

  it('CHK-06 PAY-01 fetches at a store it found by its town, and pays there', async () => {
    const product = await configurable(client);
    type Locations = {
      pickupLocations: { items: { pickup_location_code: string; city: string; name: string }[] };
    };
    const { pickupLocations: found } = await client.ask<Locations>(graphcommerce.PICKUP_LOCATIONS, {
      area: { search_term: 'Nantes:FR', radius: 60 },
      products: [{ sku: product.variant.sku }],
    });
    const [store] = found.items;
    expect(store?.pickup_location_code).toBe(NANTES);
    type Set = { setShippingAddressesOnCart: { cart: Shown } };
    const { setShippingAddressesOnCart: set } = await client.ask<Set>(graphcommerce.SET_SHIPPING, {
      cartId: ownCart,
      address: { address: PLACE, pickup_location_code: store?.pickup_location_code },
    });
    expect(set.cart.shipping_addresses[0]?.pickup_location_code).toBe(store?.pickup_location_code);
    expect(set.cart.shipping_addresses[0]?.available_shipping_methods[0]?.method_title).toContain(
      store?.name,
    );
    await client.ask(graphcommerce.SET_BILLING, { cartId: ownCart, address: { address: PLACE } });
    type Chosen = { setShippingMethodsOnCart: { cart: Shown } };
    const picked = { cartId: ownCart, carrier: 'instore', method: 'pickup' };
    const { setShippingMethodsOnCart: chosen } = await client.ask<Chosen>(graphcommerce.SET_METHOD, picked);
    expect(chosen.cart.shipping_addresses[0]?.selected_shipping_method).toMatchObject({
      price_excl_tax: { value: 0 },
      price_incl_tax: { value: 0 },
    });
    expect(chosen.cart.available_payment_methods.map(({ code }) => code)).toEqual(['card', 'cashondelivery']);
    type Paid = { setPaymentMethodOnCart: { cart: Shown } };
    const { setPaymentMethodOnCart: paid } = await client.ask<Paid>(graphcommerce.SET_PAYMENT, {
      cartId: ownCart,
      method: { code: 'cashondelivery', purchase_order_number: 'Chantier Doulon' },
    });
    expect(paid.cart.selected_payment_method).toMatchObject({
      code: 'cashondelivery',
      title: 'Paiement au magasin',
      purchase_order_number: 'Chantier Doulon',
    });
  });

  it('CHK-09 ORD-01 ORD-03 orders, and finds the order in a list of fifty', async () => {
    const product = await configurable(client);
    type Placed = { placeOrder: { order: { order_number: string }; orderV2: object; errors: unknown[] } };
    const { placeOrder: placed } = await client.ask<Placed>(graphcommerce.PLACE, { cartId: ownCart });
    const number = placed.order.order_number;
    const expected = {
      number,
      status: 'En attente',
      state: 'new',
      carrier: 'Retrait en magasin',
      order_date: expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/),
      shipping_address: { firstname: 'Magasin', region: 'Loire-Atlantique', country_code: 'FR' },
      payment_methods: [
        { type: 'cashondelivery', additional_data: [{ name: 'po_number', value: 'Chantier Doulon' }] },
      ],
      // The reference catalogue and cart showed.
      items: [
        { product_sku: product.variant.sku, product_type: 'configurable', product: { sku: product.sku } },
      ],
      invoices: [],
      credit_memos: [],
    };
    expect(placed).toMatchObject({ errors: [], orderV2: expected });
    type Orders = { customer: { orders: { total_count: number; items: { id: string }[] } } };
    const { customer } = await client.ask<Orders>(graphcommerce.ORDERS, { size: 50 });
    expect(customer.orders).toMatchObject({ total_count: 1, items: [expected] });
    const listed = await client.ask(venia.ORDERS, { size: 50 });
    expect(listed).toMatchObject({ customer: { orders: { items: [{ number, status: 'En attente' }] } } });
    const input = { order_id: customer.orders.items[0]?.id, reason: 'Erreur' };
    expect(await client.ask(graphcommerce.CANCEL, { input })).toMatchObject({
      cancelOrder: {
        error: expect.stringContaining('magasin'),
        errorV2: { code: 'ORDER_CANCELLATION_DISABLED' },
        order: { number, status: 'En attente' },
      },
    });
  });

  it('ordered twice, the second time is told beside the order', async () => {
    type Placed = { placeOrder: { order: null; errors: { code: string; message: string }[] } };
    const { placeOrder: again } = await client.ask<Placed>(graphcommerce.PLACE, { cartId: ownCart });
    expect(again).toMatchObject({
      order: null,
      orderV2: null,
      errors: [{ code: 'CART_NOT_FOUND', message: 'Ce panier est introuvable.' }],
    });
  });
});

type Configurable = {
  sku: string;
  uid: string;
  name: string;
  variant: { sku: string };
  chosen: { uid: string; value_index: number }[];
};

/** A product with options, and the uids of what is chosen to come to its first variant. */
async function configurable(client: StockClient): Promise<Configurable> {
  type Found = {
    products: {
      items: {
        sku: string;
        uid: string;
        name: string;
        variants: {
          product: { sku: string };
          attributes: { uid: string; value_index: number }[];
        }[];
      }[];
    };
  };
  const { products } = await client.ask<Found>(
    `{ products(search: "façade", pageSize: 20) { items { sku uid name ... on ConfigurableProduct {
      variants { product { sku } attributes { uid value_index } } } } } }`,
  );
  const product = products.items.find(({ variants = [] }) => variants.length > 1);
  const [variant] = product?.variants ?? [];
  if (product === undefined || variant === undefined) throw new Error('No product with options');
  const { sku, uid, name } = product;
  return { sku, uid, name, variant: variant.product, chosen: variant.attributes };
}

function codesOf({ shipping_addresses: [first] }: Shown): string[] {
  return (first?.available_shipping_methods ?? []).map(({ method_code: code }) => code);
}

async function shopCode(cartId: string): Promise<string | null> {
  const cart = await shop.db
    .selectFrom('cart')
    .select('shop_code')
    .where('id', '=', cartId)
    .executeTakeFirst();
  return cart?.shop_code ?? null;
}
