import { expect, it } from 'vitest';
import { returnsRights } from './returns-rights.ts';
import { heldByRole } from './testing/held-by-role.ts';

it('withdrawals are read by who pays them back, and by who only reads', () => {
  const whole = ['shopWithdrawals'];
  expect(heldByRole(returnsRights)).toEqual({
    proprietaire: { all: whole },
    responsable: { 'own-stores': whole },
    service_client: { all: whole },
    lecture_seule: { all: whole },
  });
});
