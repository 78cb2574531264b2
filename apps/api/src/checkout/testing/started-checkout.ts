// A cart on its way through the checkout, for tests of its steps.
import type { ShopApi } from '../../testing/shop-api.ts';
import { ask, fill, shopper } from './shopper.ts';
import type { Shopper } from './shopper.ts';

const PAINT = '10200102';

export const BILL = `mutation ($id: String!, $billing: BillingAddressInput!) {
  setBillingAddressOnCart(input: { cart_id: $id, billing_address: $billing }) {
    cart { billing_address { city lastname } } } }`;

/** A visitor, or a customer, with something in the cart. */
export async function started(shop: ShopApi, as?: string): Promise<Shopper> {
  const who = await shopper(shop, { shopCode: 'VB006', ...(as === undefined ? {} : { as }) });
  if (as !== undefined)
    await ask(shop, who, `mutation { clearCart(input: { uid: "${who.cartId}" }) { cart { id } } }`);
  await fill(shop, who, [{ sku: PAINT, quantity: 1 }]);
  return who;
}
