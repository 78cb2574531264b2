// The door of the checkout capability.
export { personalWishesInCheckout } from './checkout-privacy-store.ts';
