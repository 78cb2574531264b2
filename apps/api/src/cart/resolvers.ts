import type { Resolvers } from '../../generated/resolvers.ts';
import type { CartContext } from './cart-context.ts';
import { offered } from '../wishlists/wishlists.ts';
import { addProductsToCart } from './operations/add-products-to-cart.ts';
import {
  addConfigurableProductsToCart,
  addSimpleProductsToCart,
  refuseKind,
} from './operations/add-whole-items.ts';
import { addWishlistItemsToCart } from './operations/add-wishlist-items-to-cart.ts';
import { applyCouponToCart } from './operations/apply-coupon-to-cart.ts';
import { cartTotalQty } from './operations/cart-total-qty.ts';
import { clearCart } from './operations/clear-cart.ts';
import { createEmptyCart } from './operations/create-empty-cart.ts';
import { createGuestCart } from './operations/create-guest-cart.ts';
import { customCart } from './operations/custom-cart.ts';
import { customCustomerCart } from './operations/custom-customer-cart.ts';
import { mergeCarts } from './operations/merge-carts.ts';
import { removeCouponFromCart } from './operations/remove-coupon-from-cart.ts';
import { removeItemFromCart } from './operations/remove-item-from-cart.ts';
import { reorderItems } from './operations/reorder-items.ts';
import { outlookOfItem, outlookOfTint } from './operations/reorder-outlook.ts';
import { reorderTint } from './operations/reorder-tint.ts';
import { setCurrentShop } from './operations/set-current-shop.ts';
import { testerCredits } from './operations/tester-credits.ts';
import { updateCartItems } from './operations/update-cart-items.ts';

export const cartResolvers: Resolvers<CartContext> = {
  Query: {
    cart: (_root, { cart_id: id }, context) => customCart(context, { id }),
    customerCart: (_root, _args, context) => customCustomerCart(context, null),
    customCart: (_root, args, context) => customCart(context, args),
    customCustomerCart: (_root, { token }, context) => customCustomerCart(context, token),
    cartTotalQty: (_root, { cartId }, context) => cartTotalQty(context, cartId),
    testerCredits: (_root, _args, context) => testerCredits(context),
  },
  Mutation: {
    setCurrentShop: (_root, args, { db, viewer, now }) => setCurrentShop(db, viewer, args, now()),
    createGuestCart: (_root, { input }, context) => createGuestCart(context, input),
    createEmptyCart: (_root, { input }, context) => createEmptyCart(context, { cartId: input?.cart_id }),
    customCreateEmptyCart: (_root, { token }, context) => createEmptyCart(context, { token }),
    addProductsToCart: (_root, args, context) => addProductsToCart(context, args),
    addSimpleProductsToCart: (_root, { input }, context) => addSimpleProductsToCart(context, input),
    addConfigurableProductsToCart: (_root, { input }, context) =>
      addConfigurableProductsToCart(context, input),
    addVirtualProductsToCart: (_root, { input }, context) =>
      refuseKind(context, input, 'UNSUPPORTED_VIRTUAL'),
    addDownloadableProductsToCart: (_root, { input }, context) =>
      refuseKind(context, input, 'UNSUPPORTED_DOWNLOADABLE'),
    addBundleProductsToCart: (_root, { input }, context) => refuseKind(context, input, 'UNSUPPORTED_BUNDLE'),
    updateCartItems: (_root, { input }, context) => updateCartItems(context, input),
    removeItemFromCart: (_root, { input }, context) => removeItemFromCart(context, input),
    clearCart: (_root, { input }, context) => clearCart(context, input.uid),
    applyCouponToCart: (_root, { input }, context) => applyCouponToCart(context, input),
    removeCouponFromCart: (_root, { input }, context) => removeCouponFromCart(context, input),
    mergeCarts: (_root, args, context) => mergeCarts(context, args),
    addWishlistItemsToCart: (_root, args, context) => addWishlistItemsToCart(offered(context), args),
    reorderItems: (_root, args, context) => reorderItems(context, args),
    reorderTint: (_root, { uid }, context) => reorderTint(context, uid),
  },
  CustomerTint: { reorder: (tint, _args, context) => outlookOfTint(context, tint) },
  OrderItem: { reorder: (item, _args, context) => outlookOfItem(context, item) },
  CartPrices: {
    discounts: (prices, _args, { site }) =>
      (site.settings.discounts_include_tax === '1'
        ? prices.discounts_including_tax
        : prices.discounts_excluding_tax) ?? null,
  },
};
