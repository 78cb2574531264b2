import { expect, it } from 'vitest';
import { reportsRights } from './reports-rights.ts';
import { heldByRole } from '../testing/held-by-role.ts';

it('figures are read by who answers for the whole, and by managers of their own stores', () => {
  const whole = ['salesReport', 'salesReportCsv'];
  expect(heldByRole(reportsRights)).toEqual({
    proprietaire: { all: whole },
    responsable: { 'own-stores': whole },
    comptabilite: { all: whole },
    lecture_seule: { all: whole },
  });
});
