import { expect, it } from 'vitest';
import { customersRights } from './customers-rights.ts';
import { heldByRole } from '../testing/held-by-role.ts';

const READING = ['shopCompany', 'shopCustomer', 'shopCustomers', 'shopCustomersCsv', 'shopInvoicePdf'];
const HELPING = ['sendCustomerResetLink', 'unlockCustomer'];

it('customers are read by who serves them, helped by their store, and let go by who answers for the whole shop', () => {
  const whole = Object.keys(customersRights).toSorted();
  expect(heldByRole(customersRights)).toEqual({
    proprietaire: { all: whole },
    responsable: { 'own-stores': ['enterAsCustomer', ...HELPING, ...READING].toSorted() },
    commercial: { 'own-portfolio': ['enterAsCustomer', ...READING] },
    comptabilite: { all: READING },
    service_client: { all: whole },
    lecture_seule: { all: ['linkRequest', 'linkRequests', 'linkRequestsCsv', ...READING] },
  });
});
