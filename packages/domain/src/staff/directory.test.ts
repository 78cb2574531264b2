import { describe, expect, it } from 'vitest';
import { accept, refuse } from '../refusal.ts';
import { countsAsFactor, whoEnters } from './directory.ts';

describe('the second factor after a directory', () => {
  const plain = { amr: ['pwd'], acr: '1' };
  it.each([
    ['proven', plain, false],
    ['proven', { amr: ['pwd', 'mfa'], acr: null }, true],
    ['proven', { amr: [], acr: 'phrh' }, true],
    ['proven', { amr: ['pwd', 'otp'], acr: null }, false],
    ['own', { amr: ['mfa'], acr: 'phr' }, false],
    ['directory', plain, true],
  ] as const)('%s, %j: %s', (setting, claims, counts) => {
    expect(countsAsFactor(setting, claims)).toBe(counts);
  });
});

describe('who enters by a directory', () => {
  const open = { id: 7, isClosed: false };
  const known = { verifiedEmail: 'anne@exemple.fr' };
  const unknown = { verifiedEmail: null };
  it.each([
    [
      'the one bound, without an address',
      [{ ...open, bound: 'to-them' }],
      unknown,
      accept({ id: 7, binds: false }),
    ],
    [
      'the one bound, though the address has become another’s',
      [
        { id: 9, isClosed: false, bound: 'to-nobody' },
        { ...open, bound: 'to-them' },
      ],
      known,
      accept({ id: 7, binds: false }),
    ],
    [
      'the one of the address, bound now',
      [{ ...open, bound: 'to-nobody' }],
      known,
      accept({ id: 7, binds: true }),
    ],
    ['nobody of an account bound to another', [{ ...open, bound: 'to-another' }], known, refuse('bound')],
    ['nobody of a closed account', [{ id: 7, isClosed: true, bound: 'to-them' }], known, refuse('closed')],
    ['nobody unknown', [], known, refuse('unknown')],
    ['nobody whose address is not vouched for', [], unknown, refuse('unverified')],
  ] as const)('%s', (_case, people, claims, verdict) => {
    expect(whoEnters(people, claims)).toEqual(verdict);
  });
});
