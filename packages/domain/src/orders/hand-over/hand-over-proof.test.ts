import { expect, it } from 'vitest';
import { judgeProof, readProof } from './hand-over-proof.ts';

it.each([
  [{ code: 'k7m 4xr' }, { code: 'K7M4XR', receivedBy: null, signature: null }],
  [{ receivedBy: ' Rose ' }, { code: null, receivedBy: 'Rose', signature: null }],
  [
    { code: '', receivedBy: 'Rose', signature: '1,2' },
    { code: null, receivedBy: 'Rose', signature: '1,2' },
  ],
  [
    { code: 'K7M4XR', receivedBy: 'Rose' },
    { code: 'K7M4XR', receivedBy: 'Rose', signature: null },
  ],
])('%j is a proof', (typed, value) => {
  expect(readProof(typed)).toEqual({ ok: true, value });
});

it.each([
  [{}, 'RECEIVER_NAME'],
  [{ code: ' ', receivedBy: ' ' }, 'RECEIVER_NAME'],
  [{ receivedBy: 'x'.repeat(101) }, 'RECEIVER_NAME'],
  [{ receivedBy: 'Rose\nMartin' }, 'RECEIVER_NAME'],
  // A code that cannot be one does not turn into a proof by name.
  [{ code: 'KERMARREC', receivedBy: 'Rose' }, 'PICKUP_CODE_WRONG'],
  [{ receivedBy: 'Rose', signature: '<svg onload=alert(1)>' }, 'SIGNATURE_UNREADABLE'],
])('%j is none: %s', (typed, refusal) => {
  expect(readProof(typed)).toEqual({ ok: false, refusal });
});

it.each([
  [null, 'K7M4XR', { ok: true, value: 'name' }],
  ['K7M4XR', 'K7M4XR', { ok: true, value: 'code' }],
  ['K7M4XZ', 'K7M4XR', { ok: false, refusal: 'PICKUP_CODE_WRONG' }],
  ['K7M4XR', null, { ok: false, refusal: 'PICKUP_CODE_WRONG' }],
])('%s shown for %s', (code, kept, verdict) => {
  expect(judgeProof({ code, receivedBy: 'Rose', signature: null }, kept)).toEqual(verdict);
});
