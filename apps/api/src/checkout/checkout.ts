// The door of the checkout capability.
export { eraseCustomerInCheckout, personalWishesInCheckout } from './checkout-privacy-store.ts';
