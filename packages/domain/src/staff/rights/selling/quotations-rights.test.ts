import { expect, it } from 'vitest';
import { quotationsRights } from './quotations-rights.ts';
import { heldByRole } from '../testing/held-by-role.ts';

const READING = ['shopQuotation', 'shopQuotationPdf', 'shopQuotations', 'shopQuotationsCsv'];

it('quotations are written by the owner, in the stores and in the portfolios, and read by who only reads', () => {
  const whole = Object.keys(quotationsRights).toSorted();
  expect(whole).toHaveLength(15);
  expect(heldByRole(quotationsRights)).toEqual({
    proprietaire: { all: whole },
    responsable: { 'own-stores': whole },
    commercial: { 'own-portfolio': whole },
    lecture_seule: { all: READING.toSorted() },
  });
});
