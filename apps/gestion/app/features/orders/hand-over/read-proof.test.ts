import { expect, it } from 'vitest';
import { handOverCopy } from './hand-over-copy.ts';
import { proofOf, typedProof, unproven } from './read-proof.ts';

const formOf = (fields: Record<string, string>) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  return typedProof(form);
};

it.each([
  [{ code: ' k7m 4xr ' }, { code: 'k7m 4xr', received_by: null, signature: null }],
  [
    { receveur: ' Rose ', signature: '1,2' },
    { code: null, received_by: 'Rose', signature: '1,2' },
  ],
  [{ code: ' ', receveur: '' }, null],
  [{ signature: '1,2' }, null],
])('%j says %j', (fields, proof) => {
  expect(proofOf(formOf(fields))).toEqual(proof);
});

it('a refusal stands at the field that it is about, and what was typed stays', () => {
  const typed = formOf({ code: 'K7M4XR', receveur: 'Rose', signature: '1,2' });
  expect(unproven(typed, { message: 'Faux.', key: 'PICKUP_CODE_WRONG' })).toEqual({
    values: typed,
    faults: { code: 'Faux.' },
    refusal: null,
  });
  const stale = { message: 'Trop tard.', key: 'LINE_STALE' };
  expect(unproven(typed, stale)).toEqual({ values: typed, faults: {}, refusal: stale });
  expect(unproven(formOf({})).faults).toEqual({ receveur: handOverCopy.missing });
});
