// The door of the checkout capability.
export { forgetCustomerInCheckout, personalWishesInCheckout } from './checkout-privacy-store.ts';
