import { expect, it } from 'vitest';
import { atItsField } from './at-its-field.ts';

it.each([
  ['REFUND_TOO_MUCH', 'montant'],
  ['RETURN_WORTH_LESS', 'montant'],
  ['CONTENT_DATES', 'au'],
  ['PRODUCT_DAYS', 'au'],
])('%s stands at « %s »', (key, name) => {
  expect(atItsField({ message: 'Non.', key })).toEqual({ faults: { [name]: 'Non.' }, refusal: null });
});

it('what is about no one field stands above the form', () => {
  const refusal = { message: 'Un remboursement est en cours', key: 'REFUND_UNDER_WAY' };
  expect(atItsField(refusal)).toEqual({ faults: {}, refusal });
});
