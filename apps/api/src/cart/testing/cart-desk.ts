// Carts through the API, for tests.
import { expect } from 'vitest';
import type { ApiError } from '../../refusals/errors.ts';
import type { ShopApi } from '../../testing/shop-api.ts';

export type Asker = { as?: string; shopToken?: string; clientAddress?: string };

type Amount = { value: number };

export type ShownItem = {
  __typename: string;
  uid: string;
  sku: string;
  name: string;
  quantity: number;
  only_x_left: number | null;
  product: { sku: string | null; name: string | null };
  tint: {
    customColorExa: string;
    customerColorLabel: string | null;
    code: string | null;
    supplement: Amount | null;
  } | null;
  prices: {
    unit_price_excluding_tax: Amount;
    unit_price_including_tax: Amount;
    row_total: Amount;
    total_item_discount: Amount;
  } | null;
  errors: { code: string; reason: string; message: string }[] | null;
};

export type ShownCart = {
  id: string;
  total_quantity: number;
  shop_code: string | null;
  state: string;
  email: string | null;
  shipping_addresses: { lastname: string; street: string[] }[];
  is_orderable: boolean;
  applied_coupons: { code: string }[] | null;
  errors: { code: string; sku: string }[];
  notices: { code: string; message: string; cart_item_uid: string | null }[];
  items: ShownItem[];
  prices: {
    grand_total: Amount;
    subtotal_excluding_tax: Amount;
    subtotal_with_discount_excluding_tax: Amount;
    total_excluding_tax: Amount;
    total_tax: Amount;
    discounts: { amount: Amount; label: string }[] | null;
    applied_taxes: { amount: Amount; label: string }[];
  } | null;
};

export const CART = `{ id total_quantity shop_code state email is_orderable is_virtual
  shipping_addresses { lastname street } applied_coupons { code } errors { code sku }
  notices { code message cart_item_uid }
  items { __typename uid sku name quantity only_x_left product { sku name }
    tint { customColorExa customerColorLabel code supplement { value } }
    prices { unit_price_excluding_tax { value } unit_price_including_tax { value } row_total { value }
      total_item_discount { value } }
    errors { code reason message } }
  prices { grand_total { value } subtotal_excluding_tax { value } subtotal_with_discount_excluding_tax { value }
    total_excluding_tax { value } total_tax { value } discounts { amount { value } label }
    applied_taxes { amount { value } label } } }`;

export type Wanted = {
  sku: string;
  quantity: number;
  pricing_unit?: string;
  parent_sku?: string;
  selected_options?: string[];
  entered_options?: { uid: string; value: string }[];
};

export type UserError = { code: string; message: string; key: string | null; sku: string };

export function cartDesk(shop: ShopApi) {
  async function ask<Answer>(
    document: string,
    variables: Record<string, unknown>,
    { as, shopToken, clientAddress }: Asker,
  ): Promise<{ answer: Answer; errors: ApiError[] }> {
    const field = /\{\s*(\w+)/.exec(document)?.[1] ?? '';
    const { data, errors = [] } = await shop.send(document, variables, {
      ...(as === undefined ? {} : { as }),
      ...(clientAddress === undefined ? {} : { clientAddress }),
      headers: shopToken === undefined ? {} : { 'x-shop-token': shopToken },
    });
    return { answer: data?.[field] as Answer, errors };
  }
  const inCart = async (document: string, variables: Record<string, unknown>, who: Asker) => {
    const { answer, errors } = await ask<{ cart: ShownCart } | null>(document, variables, who);
    return {
      cart: answer?.cart,
      errors,
      category: errors[0]?.extensions.category,
      key: errors[0]?.extensions.key,
    };
  };

  return {
    async create(who: Asker = {}): Promise<string> {
      const { answer, errors } = await ask<string>('mutation { customCreateEmptyCart }', {}, who);
      expect(errors).toEqual([]);
      return answer;
    },
    async read(id: string, who: Asker = {}) {
      const { answer, errors } = await ask<ShownCart | null>(
        `query($id: String!) { customCart(id: $id) ${CART} }`,
        { id },
        who,
      );
      return { cart: answer, errors, category: errors[0]?.extensions.category };
    },
    async own(as: string): Promise<ShownCart> {
      const { answer, errors } = await ask<ShownCart>(`{ customCustomerCart ${CART} }`, {}, { as });
      expect(errors).toEqual([]);
      return answer;
    },
    async add(id: string, items: readonly Wanted[], who: Asker = {}) {
      const { answer, errors } = await ask<{ cart: ShownCart; user_errors: UserError[] } | null>(
        `mutation($id: String!, $items: [CartItemInput!]!) {
          addProductsToCart(cartId: $id, cartItems: $items) { cart ${CART} user_errors { code message key sku } } }`,
        { id, items },
        who,
      );
      return {
        cart: answer?.cart,
        userErrors: answer?.user_errors ?? [],
        errors,
        category: errors[0]?.extensions.category,
      };
    },
    addConfigurable: (id: string, items: readonly Record<string, unknown>[], who: Asker = {}) =>
      inCart(
        `mutation($id: String!, $items: [ConfigurableProductCartItemInput!]!) {
          addConfigurableProductsToCart(input: { cart_id: $id, cart_items: $items }) { cart ${CART} } }`,
        { id, items },
        who,
      ),
    update: (id: string, uid: string, quantity: number, who: Asker = {}) =>
      inCart(
        `mutation($id: String!, $uid: ID!, $quantity: Float!) { updateCartItems(input: { cart_id: $id,
          cart_items: [{ cart_item_uid: $uid, quantity: $quantity }] }) { cart ${CART} } }`,
        { id, uid, quantity },
        who,
      ),
    remove: (id: string, uid: string, who: Asker = {}) =>
      inCart(
        `mutation($id: String!, $uid: ID!) {
          removeItemFromCart(input: { cart_id: $id, cart_item_uid: $uid }) { cart ${CART} } }`,
        { id, uid },
        who,
      ),
    clear: (id: string, who: Asker = {}) =>
      inCart(`mutation($id: ID!) { clearCart(input: { uid: $id }) { cart ${CART} } }`, { id }, who),
    coupon: (id: string, code: string, who: Asker = {}) =>
      inCart(
        `mutation($id: String!, $code: String!) {
          applyCouponToCart(input: { cart_id: $id, coupon_code: $code }) { cart ${CART} } }`,
        { id, code },
        who,
      ),
    removeCoupon: (id: string, who: Asker = {}) =>
      inCart(
        `mutation($id: String!) { removeCouponFromCart(input: { cart_id: $id }) { cart ${CART} } }`,
        { id },
        who,
      ),
    async merge(source: string, destination: string | null, who: Asker) {
      const { answer, errors } = await ask<ShownCart | null>(
        `mutation($source: String!, $destination: String) {
          mergeCarts(source_cart_id: $source, destination_cart_id: $destination) ${CART} }`,
        { source, destination },
        who,
      );
      return { cart: answer, errors, category: errors[0]?.extensions.category };
    },
    async shop(shopCode: string, cartId: string | null, who: Asker & { token?: string } = {}) {
      const { answer, errors } = await ask<{ token_id: string; cart_id: string | null }>(
        `mutation($shopCode: String!, $cartId: String, $token: String) {
          setCurrentShop(shopCode: $shopCode, cartId: $cartId, token: $token) { token_id cart_id } }`,
        { shopCode, cartId, token: who.token ?? null },
        who,
      );
      expect(errors).toEqual([]);
      return answer;
    },
    ask,
  };
}
