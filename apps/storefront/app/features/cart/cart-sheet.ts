/** The one form of the cart page that the numbers of its lines belong to, and the buttons that take them along. */
export const CART_FORM = 'panier';

/** Key prefix of the fetchers that change lines. */
export const LINE_KEY = 'cart-line-';
