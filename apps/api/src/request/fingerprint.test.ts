import { expect, it } from 'vitest';
import { fingerprint, sealedFingerprint } from './fingerprint.ts';

it('what is read is recognised, and another thing is not', () => {
  expect(fingerprint(['a', 1])).toBe(fingerprint(['a', 1]));
  expect(fingerprint(['a', 1])).not.toBe(fingerprint(['a', 2]));
});

it('a sealed one tells nothing to who does not have the secret of the shop', () => {
  const read = ['10200701', 391];
  expect(sealedFingerprint(read, 'one')).toBe(sealedFingerprint([...read], 'one'));
  expect(sealedFingerprint(read, 'one')).not.toBe(sealedFingerprint(['10200701', 392], 'one'));
  expect([fingerprint(read), sealedFingerprint(read, 'another')]).not.toContain(
    sealedFingerprint(read, 'one'),
  );
});
