import { describe, expect, it } from 'vitest';
import { passwordFaults } from '../customers/sign-in/password-rule.ts';
import type { Reach } from './reach.ts';
import { STAFF_PASSWORD_RULE } from './staff-password.ts';
import { isStaffRole } from './roles.ts';
import { leavesAnOwner, mayPlace, placeOf } from './team.ts';
import type { Place } from './team.ts';

const place = (role: Place['role'], storeCodes: string[] = [], representativeId: number | null = null) => ({
  role,
  storeCodes,
  representativeId,
});

describe('placeOf', () => {
  it.each([
    [place('preparateur'), 'STORES_NEEDED'],
    [place('responsable', [], 4), 'STORES_NEEDED'],
    [place('commercial', ['VB001']), 'PORTFOLIO_NEEDED'],
    [place('preparateur', ['VB006', 'VB001', 'VB006'], 4), place('preparateur', ['VB001', 'VB006'])],
    [place('commercial', ['VB001'], 4), place('commercial', [], 4)],
    [place('proprietaire', ['VB001'], 4), place('proprietaire')],
  ])('%j: %j', (wanted, kept) => {
    const verdict = placeOf(wanted);
    expect(verdict.ok ? verdict.value : verdict.refusal).toEqual(kept);
  });
});

describe('mayPlace', () => {
  const stores: Reach = { kind: 'stores', codes: ['VB001', 'VB006'] };
  it.each([
    ['the owner, anybody', { kind: 'all' } as const, place('proprietaire'), true],
    ['a store, who prepares there', stores, place('preparateur', ['VB006']), true],
    ['a store, who prepares there and elsewhere', stores, place('preparateur', ['VB006', 'VB002']), false],
    ['a store, who prepares elsewhere', stores, place('preparateur', ['VB002']), false],
    ['a store, who is bound to none', stores, place('preparateur', []), false],
    ['a store, another head of it', stores, place('responsable', ['VB006']), false],
    ['a store, the owner', stores, place('proprietaire'), false],
    [
      'a portfolio, anybody',
      { kind: 'portfolio', representativeId: 1 } as const,
      place('preparateur', ['VB006']),
      false,
    ],
  ])('%s', (_who, reach, held, expected) => {
    expect(mayPlace(reach, held)).toBe(expected);
  });
});

it.each([
  [[7], 7, false],
  [[7, 8], 7, true],
  [[8], 7, true],
  [[], 7, false],
])('of the owners %j the %i may leave: %s', (owners, leaving, expected) => {
  expect(leavesAnOwner(owners, leaving)).toBe(expected);
});

it.each([
  ['Onze-signes', ['too-short']],
  ['Gestion!2026', []],
  ['quatre mots sans chiffre', []],
  ['é'.repeat(257), ['too-long']],
])('a password of the staff: %s', (password, faults) => {
  expect(passwordFaults(password, STAFF_PASSWORD_RULE)).toEqual(faults);
});

it('knows its roles by name', () => {
  expect(['proprietaire', 'Commercial', 'toString'].map(isStaffRole)).toEqual([true, false, false]);
});
