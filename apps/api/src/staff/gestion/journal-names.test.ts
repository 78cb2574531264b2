// Whom the log names to a reader who may not see every customer.
import { expect, it } from 'vitest';
import { STAFF_ROLES } from '@nuancier/domain/staff/roles.ts';
import { NO_NAMES } from '../../audit/value-words.ts';
import { entryView, namesCustomers } from './journal.ts';

it('every customer is named to who reads every customer, and to nobody else', () => {
  const named = STAFF_ROLES.filter((role) =>
    namesCustomers({
      kind: 'staff',
      staffId: 1,
      name: 'Essai',
      role,
      storeCodes: ['VB006'],
      representativeId: 1,
    }),
  );
  expect(named.toSorted()).toEqual(['comptabilite', 'lecture_seule', 'proprietaire', 'service_client']);
});

it.each([
  [true, 'un client, Yann Kermarrec', 'Yann Kermarrec'],
  [false, 'un client', null],
])('where customers are named: %s, it reads « %s »', (isNamed, person, account) => {
  const record = {
    id: '1',
    at: new Date('2026-11-17T09:00:00Z'),
    event: 'sign-in',
    person: null,
    representative: null,
    customer: 'Yann Kermarrec',
    is_customer: true,
    account: 'Yann Kermarrec',
    client_address: null,
    details: {},
  };
  const view = entryView(record, { isNamed, names: NO_NAMES });
  expect([view.person, view.account]).toEqual([person, account]);
});
