// The door of the comparison capability.
export { forgetCustomerInCompare, personalDataInCompare } from './compare-privacy-store.ts';
