import { describe, expect, it } from 'vitest';
import {
  emailRule,
  messageRule,
  mobileRule,
  nameRule,
  optional,
  phoneDigits,
  phoneRule,
  postcodeRule,
  textRule,
} from './field-rules.ts';

describe('VAL-01 a text', () => {
  it.each([
    [2, '', { kind: 'required' }],
    [2, '   ', { kind: 'required' }],
    [2, 'a', { kind: 'short', least: 2 }],
    [2, 'ab', null],
    [4, 'abc', { kind: 'short', least: 4 }],
    [4, 'abcd', null],
    [8, 'abcdefg', { kind: 'short', least: 8 }],
    [8, 'abcdefgh', null],
    [2, 'abcdefghij', null],
    [2, 'abcdefghijk', { kind: 'long', most: 10 }],
    // an emoji is one character
    [2, '🎨', { kind: 'short', least: 2 }],
    [2, ' a ', { kind: 'short', least: 2 }],
    [2, 'ab\ncd', { kind: 'forbidden' }],
    [2, 'ab\u0000', { kind: 'forbidden' }],
  ])('of at least %i characters: %j gives %j', (least, value, wanted) => {
    expect(textRule({ least, most: 10 })(value)).toEqual(wanted);
  });

  it.each([
    ['une ligne\nune autre\r\n\tretrait', null],
    ['<b>2 < 3 & « é »</b>', null],
    ['a', null],
    ['cloche\u0007', { kind: 'forbidden' }],
    ['nul\u0000', { kind: 'forbidden' }],
    ['', { kind: 'required' }],
  ])('of several lines: %j gives %j', (value, wanted) => {
    expect(messageRule({ most: 100 })(value)).toEqual(wanted);
  });

  it('may be left out where it is optional, and follows the rule where it is not', () => {
    expect(optional(phoneRule)('')).toBeNull();
    expect(optional(phoneRule)('  ')).toBeNull();
    expect(optional(phoneRule)('12')).toEqual({ kind: 'phone' });
  });
});

describe('VAL-01 an e-mail address', () => {
  it.each([
    'a@b.fr',
    "o'neill+devis@peinture-et-fils.example",
    'prenom.nom@sous.domaine.entreprise.fr',
    ' a@b.fr ',
    `a@${'b'.repeat(63)}.${'c'.repeat(63)}.${'d'.repeat(63)}.${'e'.repeat(57)}.fr`,
  ])('%j is accepted', (value) => expect(emailRule(value)).toBeNull());

  it.each([
    'a',
    'a@b',
    '@b.fr',
    'a@@b.fr',
    'a b@c.fr',
    'a@b..fr',
    'a..b@c.fr',
    '.a@b.fr',
    'a.@b.fr',
    'a@-b.fr',
    'a@b.fr\nBcc: tous@exemple.fr',
    'a@b.fr\r\nSubject: x',
    'a@b.fr,c@d.fr',
    '<a@b.fr>',
    'Nom <a@b.fr>',
    `${'a'.repeat(65)}@b.fr`,
    `a@${'b'.repeat(63)}.${'c'.repeat(63)}.${'d'.repeat(63)}.${'e'.repeat(63)}.fr`,
  ])('%j is not one', (value) => expect(emailRule(value)).toEqual({ kind: 'email' }));

  it('is asked for', () => expect(emailRule(' ')).toEqual({ kind: 'required' }));
});

describe('VAL-02 a telephone number', () => {
  it.each(['0261910000', '02 61 91 00 00', '02.61.91.00.00', ' 06 12.34 56 78 '])(
    '%j has ten digits',
    (value) => {
      expect(phoneRule(value)).toBeNull();
      expect(phoneDigits(value)).toMatch(/^\d{10}$/);
    },
  );

  it.each([
    '026191000',
    '10261910000',
    '02619100000',
    '0061910000',
    '+33261910000',
    '02-61-91-00-00',
    'dix chiffres',
  ])('%j has not', (value) => expect(phoneRule(value)).toEqual({ kind: 'phone' }));

  it.each([
    ['0612345678', null],
    ['07 12 34 56 78', null],
    ['0512345678', { kind: 'mobile' }],
    ['0512060708', { kind: 'mobile' }],
    ['061234567', { kind: 'phone' }],
    ['', { kind: 'required' }],
  ])('as a mobile, %j gives %j', (value, wanted) => expect(mobileRule(value)).toEqual(wanted));
});

describe('VAL-03 a name', () => {
  it.each(['Le Goff', 'Jean-Émile', 'D’Artagnan', "O'Brien", 'Çelik', 'Nguyễn', 'Zoé', 'Zoé\t'])(
    '%j is accepted',
    (value) => expect(nameRule()(value)).toBeNull(),
  );

  it.each(['<b>Luc</b>', 'Luc; DROP', 'Luc\nBcc: x', 'Luc@', 'Agent 007'])('%j is not', (value) =>
    expect(nameRule()(value)).toEqual({ kind: 'name_apostrophe' }),
  );

  it.each([
    ['letters', 'Le-Goff', null],
    ['letters', 'D’Artagnan', { kind: 'name' }],
    ['digits', 'Atelier 44', null],
    ['digits', 'Atelier & Fils', { kind: 'name_digits' }],
  ] as const)('where %s are allowed, %j gives %j', (allows, value, wanted) => {
    expect(nameRule({ allows })(value)).toEqual(wanted);
  });

  it('has a length', () => {
    expect(nameRule()('A')).toEqual({ kind: 'short', least: 2 });
    expect(nameRule({ most: 5 })('Abcdef')).toEqual({ kind: 'long', most: 5 });
  });
});

describe('VAL-03 a postcode', () => {
  it.each(['35000', '01000', '20137', '97400', '98000', ' 75012 '])('%j is accepted', (value) =>
    expect(postcodeRule(value)).toBeNull(),
  );

  it.each(['3500', '350000', '00100', '99000', 'ABCDE', '35 000'])('%j is not', (value) =>
    expect(postcodeRule(value)).toEqual({ kind: 'postcode' }),
  );
});
