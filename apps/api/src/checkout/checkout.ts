// The door of the checkout capability.
export { eraseCustomerInCheckout, personalDataInCheckout } from './checkout-privacy-store.ts';
