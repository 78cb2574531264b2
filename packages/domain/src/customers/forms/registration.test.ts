import { describe, expect, it } from 'vitest';
import { clientCodeRule, registrationKind, registrationRules, siretRule } from './registration.ts';
import type { RegistrationField, RegistrationKind } from './registration.ts';

describe('the way in', () => {
  it.each([
    [{}, 'private'],
    [{ company_name: '  ' }, 'private'],
    [{ siret: ' ', client_code: ' ' }, 'private'],
    [{ company_name: 'Enduits du Sud' }, 'prospect'],
    [{ company_name: 'Enduits du Sud', siret: '99990201800012' }, 'siret'],
    [{ siret: '99990201800012', client_code: '0351012' }, 'client-code'],
  ] as const)('%o is %s', (sent, kind) => {
    expect(registrationKind(sent)).toBe(kind);
  });

  it.each([
    ['private', ['firstname', 'lastname', 'email']],
    [
      'prospect',
      ['company_name', 'street', 'postcode', 'city', 'telephone', 'firstname', 'lastname', 'email'],
    ],
    [
      'siret',
      ['siret', 'company_name', 'street', 'postcode', 'city', 'telephone', 'firstname', 'lastname', 'email'],
    ],
    ['client-code', ['client_code', 'telephone', 'firstname', 'lastname', 'email']],
  ] as [RegistrationKind, string[]][])('%s asks for what it needs', (kind, needed) => {
    const missing = Object.entries(registrationRules(kind)).filter(
      ([, rule]) => rule('')?.kind === 'required',
    );
    expect(missing.map(([name]) => name)).toEqual(needed);
  });
});

describe('REG-07 SIRET', () => {
  it.each([
    ['', 'required'],
    ['   ', 'required'],
    ['9999020180001', 'siret'],
    ['999902018000123', 'siret'],
    ['9999020180001a', 'siret'],
    ['99990201800013', 'siret_key'],
    ['99990201800012', undefined],
    ['999 902 018 00012', undefined],
    // an establishment of La Poste, whose numbers follow a rule of their own
    ['35600000000048', undefined],
  ])('« %s » → %s', (value, problem) => {
    expect(siretRule(value)?.kind).toBe(problem);
  });
});

describe('VAL-03 names are people’s', () => {
  const cases: [RegistrationField, string, string | undefined][] = [
    ['lastname', 'D’Écully', undefined],
    ['lastname', "O'Brien-Le Goff", undefined],
    ['firstname', 'Zoé', undefined],
    ['firstname', 'Jean-François', undefined],
    ['firstname', 'Łukasz', undefined],
    ['firstname', 'R2D2', 'name_apostrophe'],
    ['lastname', '<b>', 'name_apostrophe'],
    ['lastname', 'x'.repeat(61), 'long'],
    ['company_name', 'Décor & Murs (EURL) n° 2', undefined],
    ['company_name', 'A', 'short'],
    ['company_name', 'AB', undefined],
    ['company_name', 'A'.repeat(100), undefined],
    ['company_name', 'A'.repeat(101), 'long'],
    ['street', '1', undefined],
    ['street', '1'.repeat(100), undefined],
    ['street', '1'.repeat(101), 'long'],
    ['city', 'A'.repeat(100), undefined],
    ['city', 'A'.repeat(101), 'long'],
    ['lastname', 'x'.repeat(60), undefined],
    ['city', 'Y', undefined],
    ['city', 'Paris 11e Arrondissement', undefined],
    ['postcode', '3500', 'postcode'],
    ['postcode', '35000', undefined],
    ['telephone', '02 61.91 00 00', undefined],
    ['telephone', '026191', 'phone'],
    ['email', 'zoe@chantier', 'email'],
  ];
  it.each(cases)('%s « %s » → %s', (field, value, problem) => {
    expect(registrationRules('siret')[field]?.(value)?.kind).toBe(problem);
  });

  it.each([
    ['0351012', undefined],
    ['0351', undefined],
    [' DUPONT-35 ', undefined],
    ['1'.repeat(20), undefined],
    ['1'.repeat(21), 'long'],
    ['035', 'short'],
    ['0351012; drop', 'format'],
    ['', 'required'],
  ])('client code « %s » → %s', (value, problem) => {
    expect(clientCodeRule(value)?.kind).toBe(problem);
  });

  it('VAL-02 the mobile of a private customer begins with 06 or 07', () => {
    const mobile = registrationRules('private').mobile;
    expect([mobile?.(''), mobile?.('0612345678'), mobile?.('0299000000')?.kind]).toEqual([
      null,
      null,
      'mobile',
    ]);
  });
});
