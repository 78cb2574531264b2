// A test buyer using the API: a cart filled, addressed and ready to be ordered.
import { randomUUID } from 'node:crypto';
import type { ApiResult } from '../../request/api-request.ts';
import type { ShopApi } from '../../testing/shop-api.ts';

export type Shopper = {
  /** The e-mail address of the account; a visitor without one. */
  as?: string;
  shopToken: string;
  cartId: string;
  /** Where it sits: counters know it by this. */
  address: string;
};

type Client = Pick<ShopApi, 'send'>;

export async function shopper(
  shop: Client,
  { as, shopCode = 'VB006' }: { as?: string; shopCode?: string } = {},
) {
  const address = randomUUID();
  const opened = await ask(shop, { as, address }, 'query { getCurrentShop { token_id } }');
  const first = textAt(opened, 'getCurrentShop', 'token_id');
  const chosen = await ask(
    shop,
    { as, address, shopToken: first },
    `mutation { setCurrentShop(shopCode: "${shopCode}", token: "${first}") { token_id } }`,
  );
  const shopToken = textAt(chosen, 'setCurrentShop', 'token_id');
  const made = await ask(shop, { as, address, shopToken }, 'mutation { customCreateEmptyCart }');
  return {
    ...(as === undefined ? {} : { as }),
    address,
    shopToken,
    cartId: String(made['customCreateEmptyCart']),
  };
}

export type Wish = {
  sku: string;
  quantity: number;
  entered_options?: readonly { uid: string; value: string }[];
};

export async function fill(shop: Client, who: Shopper, wishes: readonly Wish[]): Promise<void> {
  const data = await ask(
    shop,
    who,
    `mutation ($id: String!, $items: [CartItemInput!]!) {
      addProductsToCart(cartId: $id, cartItems: $items) { user_errors { code message } } }`,
    { id: who.cartId, items: wishes },
  );
  const added = data['addProductsToCart'] as { user_errors: unknown[] };
  if (added.user_errors.length > 0) throw new Error(JSON.stringify(added.user_errors));
}

export const ADDRESS = {
  firstname: 'Jeanne',
  lastname: 'Le Goff',
  street: ['4 rue des Lices', '', 'Bâtiment B'],
  city: 'Rennes',
  postcode: '35000',
  country_code: 'FR',
  telephone: '06 12 34 56 78',
};

export type Choice = {
  mode?: 'EMP' | 'LIV';
  payment?: string;
  ref?: string;
  order?: string;
  wish?: string;
};

/** Every step up to the button. */
export async function prepare(
  shop: Client,
  who: Shopper,
  { mode = 'EMP', payment = 'card', ref, order, wish }: Choice = {},
) {
  if (who.as === undefined) await ask(shop, who, SET_EMAIL, { id: who.cartId, email: 'jeanne@exemple.fr' });
  await ask(shop, who, SET_SHIPPING_ADDRESS, { id: who.cartId, address: ADDRESS });
  await ask(shop, who, SET_BILLING, { id: who.cartId });
  await ask(shop, who, SET_METHOD, { id: who.cartId, mode, wish });
  await ask(shop, who, SET_PAYMENT, { id: who.cartId, code: payment, ref, order });
}

export const SET_EMAIL = `mutation ($id: String!, $email: String!) {
  setGuestEmailOnCart(input: { cart_id: $id, email: $email }) { cart { email } } }`;
export const SET_SHIPPING_ADDRESS = `mutation ($id: String!, $address: CartAddressInput!) {
  setShippingAddressesOnCart(input: { cart_id: $id, shipping_addresses: [{ address: $address }] }) {
    cart { shipping_addresses { street city available_shipping_methods { method_code amount { value } } } } } }`;
export const SET_BILLING = `mutation ($id: String!) {
  setBillingAddressOnCart(input: { cart_id: $id, billing_address: { same_as_shipping: true } }) {
    cart { billing_address { city } } } }`;
export const SET_METHOD = `mutation ($id: String!, $mode: String!, $wish: String) {
  setShippingMethodsOnCart(input: {
    cart_id: $id, shipping_methods: [{ carrier_code: $mode, method_code: $mode, wish: $wish }] }) {
    cart { prices { grand_total { value } } shipping_addresses { selected_shipping_method { method_code } } } } }`;
export const SET_PAYMENT = `mutation ($id: String!, $code: String!, $ref: String, $order: String) {
  setPaymentMethodOnCart(input: { cart_id: $id, payment_method: {
    code: $code, purchase_order_number: $order, purchase_ref: $ref } }) {
    cart { selected_payment_method { code title } prices { grand_total { value } } } } }`;
const PLACE = `mutation ($id: String!, $total: Float) {
  placeOrder(input: { cart_id: $id, shown_total: $total }) {
    order { order_number signature card_payment { url fields { name value } } } } }`;

export type Placed = {
  number: string | null;
  signature: string;
  url: string | null;
  fields: readonly { name: string; value: string }[];
  /** Where the bank’s page leads back to. */
  back: string | null;
  key: string | undefined;
  category: string | undefined;
  result: ApiResult;
};

export async function place(
  shop: Client,
  who: Shopper,
  { key, total }: { key?: string; total?: number } = {},
): Promise<Placed> {
  const headers = { 'x-shop-token': who.shopToken, ...(key === undefined ? {} : { 'idempotency-key': key }) };
  const result = await shop.send(
    PLACE,
    { id: who.cartId, total },
    { headers, clientAddress: who.address, ...(who.as === undefined ? {} : { as: who.as }) },
  );
  const placed = result.data?.['placeOrder'] as { order: PlacedShape } | null | undefined;
  return {
    number: placed?.order.order_number ?? null,
    signature: placed?.order.signature ?? '',
    url: placed?.order.card_payment?.url ?? null,
    fields: placed?.order.card_payment?.fields ?? [],
    back: placed?.order.card_payment?.fields.find(({ name }) => RETURNS.has(name))?.value ?? null,
    key: result.errors?.[0]?.extensions.key,
    category: result.errors?.[0]?.extensions.category,
    result,
  };
}

/** The demonstration’s bank and the real one call it differently. */
const RETURNS = new Set(['retour', 'vads_url_return']);

type PlacedShape = { order_number: string; signature: string; card_payment: CardPage | null };
type CardPage = { url: string; fields: { name: string; value: string }[] };

export async function ask(
  shop: Client,
  who: { as?: string | undefined; shopToken?: string; address: string },
  document: string,
  variables: Record<string, unknown> = {},
): Promise<Record<string, unknown>> {
  const headers = who.shopToken === undefined ? {} : { 'x-shop-token': who.shopToken };
  const { data, errors } = await shop.send(document, variables, {
    headers,
    clientAddress: who.address,
    ...(who.as === undefined ? {} : { as: who.as }),
  });
  if (errors !== undefined) throw new Error(`${errors[0]?.extensions.key ?? ''} ${errors[0]?.message}`);
  return data ?? {};
}

function textAt(data: Record<string, unknown>, field: string, name: string): string {
  const value = data[field];
  const text: unknown =
    typeof value === 'object' && value !== null
      ? Object.entries(value).find(([key]) => key === name)?.[1]
      : null;
  if (typeof text !== 'string') throw new Error(`No ${name} in ${field}`);
  return text;
}
