// The door of the comparison capability.
export { eraseCustomerInCompare, personalDataInCompare } from './compare-privacy-store.ts';
