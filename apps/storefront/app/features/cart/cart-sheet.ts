/** The one form of the cart page that the numbers of its lines belong to, and the buttons that take them along. */
export const CART_FORM = 'panier';

/** How the changes under way of its lines are told from others. */
export const LINE_KEY = 'cart-line-';
