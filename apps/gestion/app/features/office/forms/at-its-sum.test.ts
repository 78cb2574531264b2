import { expect, it } from 'vitest';
import { atItsSum } from './at-its-sum.ts';

it.each(['REFUND_TOO_MUCH', 'REFUND_BAD_AMOUNT', 'RETURN_WORTH_LESS'])('%s stands at the sum', (key) => {
  expect(atItsSum({ message: '12,00 € au plus', key })).toEqual({
    faults: { montant: '12,00 € au plus' },
    refusal: null,
  });
});

it('what is not about the sum stands above the form', () => {
  const refusal = { message: 'Un remboursement est en cours', key: 'REFUND_UNDER_WAY' };
  expect(atItsSum(refusal)).toEqual({ faults: {}, refusal });
});
