import { maskedEmail } from '@nuancier/domain/customers/profile/masked-email.ts';
import type { Cart } from '@nuancier/contract/api-types.ts';
import { mayViewPrice } from '@nuancier/domain/customers/rights/permissions.ts';
import { tokenHash } from '../../request/secret-token.ts';
import { billingAddressView, shippingAddressView } from './cart-address-view.ts';
import type { Notice } from '../records/cart-record.ts';
import { itemView } from './cart-item-view.ts';
import type { CartViewer, ItemView } from './cart-item-view.ts';
import { cartPricesView } from './cart-prices-view.ts';
import { cartRefusalMessages } from '../cart-refusal-messages.ts';
import { noticeText, userError } from './cart-texts.ts';
import type { ReckonedCart } from '../totals/reckon-cart.ts';

/** `reckoned`: what it was made from, for the fields that other capabilities add to it. */
export type CartView = Omit<Cart, 'items'> & { items: ItemView[]; reckoned: ReckonedCart };

export function cartView(reckoned: ReckonedCart, cartViewer: CartViewer): CartView {
  const { cart, lines, coupon, shopCode } = reckoned;
  const errors = lines.flatMap(({ line, refusal }) =>
    refusal === null ? [] : [userError(cartRefusalMessages, refusal, line.articleSku)],
  );
  const isMasked = !mayReadContact(reckoned, cartViewer.shopToken);
  const { shippingAddress, billingAddress } = cart;
  const shown = { cartId: cart.id, isMasked };
  const packs = lines.reduce((sum, { line }) => sum + line.quantity, 0);
  return {
    id: cart.id,
    items: lines.map((line) => itemView(line, reckoned, cartViewer)),
    applied_coupons: coupon && [{ code: coupon.code }],
    email: cart.email !== null && isMasked ? maskedEmail(cart.email) : cart.email,
    shipping_addresses: shippingAddress === null ? [] : [shippingAddressView(shippingAddress, shown)],
    billing_address: billingAddress && billingAddressView(billingAddress, shown),
    prices: mayViewPrice(cartViewer.viewer) ? cartPricesView(reckoned) : null,
    total_quantity: packs,
    total_summary_quantity_including_config: packs,
    is_virtual: false,
    shop_code: shopCode,
    delivery_mode: cart.shippingMethod,
    state: cart.state === 'frozen' ? 'FROZEN' : 'OPEN',
    errors,
    is_orderable: cart.state === 'open' && lines.length > 0 && errors.length === 0,
    notices: [...cart.notices, ...reckoned.ended, ...idleCoupon(reckoned)].map(noticeView),
    reckoned,
  };
}

/** The coupon stays on the cart without counting, with a notice: another e-mail address may make it valid again. */
function idleCoupon({ cart, coupon }: ReckonedCart): Notice[] {
  if (cart.couponCode === null || coupon !== null) return [];
  return [{ code: 'COUPON_IDLE', lineUid: null, name: cart.couponCode }];
}

/**
 * A guest's cart is readable with its id. So are its contact details if they were given without a shop token; given
 * with one, only that browser reads them.
 */
export function mayReadContact({ cart }: ReckonedCart, shopToken: string | undefined): boolean {
  if (cart.customerId !== null || cart.contactTokenHash === null) return true;
  return shopToken !== undefined && cart.contactTokenHash.equals(tokenHash(shopToken));
}

function noticeView(notice: Notice) {
  return { code: notice.code, message: noticeText(notice), cart_item_uid: notice.lineUid };
}
