import { expect, it } from 'vitest';
import { storesRights } from './stores-rights.ts';
import { heldByRole } from '../testing/held-by-role.ts';

it('stores are kept by who answers for them', () => {
  const whole = Object.keys(storesRights).toSorted();
  expect(heldByRole(storesRights)).toEqual({
    proprietaire: { all: whole },
    responsable: { 'own-stores': whole },
    lecture_seule: { all: ['shopStore', 'shopStores', 'shopStoresCsv'] },
  });
});
