import type { Row } from '../row.ts';

const readers: Row = {
  proprietaire: 'all',
  responsable: 'own-stores',
  commercial: 'own-portfolio',
  comptabilite: 'all',
  service_client: 'all',
  lecture_seule: 'all',
};
const keepers: Row = { proprietaire: 'all', service_client: 'all' };
const requestReaders: Row = { ...keepers, lecture_seule: 'all' };
const helpers: Row = { ...keepers, responsable: 'own-stores' };

export const customersRights = {
  shopCustomers: readers,
  shopCustomer: readers,
  shopCompany: readers,
  shopCustomersCsv: readers,
  /** an invoice or a credit note, at an address of its own */
  shopInvoicePdf: readers,
  linkRequests: requestReaders,
  linkRequest: requestReaders,
  /** at an address of its own */
  linkRequestsCsv: requestReaders,
  settleLinkRequest: keepers,
  unlockCustomer: helpers,
  sendCustomerResetLink: helpers,
  enterAsCustomer: { ...helpers, commercial: 'own-portfolio' },
  exportShopCustomer: keepers,
  eraseShopCustomer: keepers,
  customerMerge: keepers,
  mergeCustomers: keepers,
} as const satisfies Record<string, Row>;
