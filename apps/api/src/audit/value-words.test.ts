import { REGISTRATION_KINDS } from '@nuancier/domain/customers/forms/registration.ts';
import { PART_KINDS } from '@nuancier/domain/orders/order-parts.ts';
import { ORDER_STATUSES } from '@nuancier/domain/orders/order-status.ts';
import { RETURN_STATES } from '@nuancier/domain/orders/returns/returns.ts';
import { SUBSTITUTE_STATES } from '@nuancier/domain/orders/substitutes/substitute.ts';
import { QUOTATION_STATUSES } from '@nuancier/domain/quotations/quotation-status.ts';
import { REVIEW_STATUSES } from '@nuancier/domain/reviews/review-status.ts';
import { STAFF_ROLES } from '@nuancier/domain/staff/roles.ts';
import { STORE_SERVICES } from '@nuancier/domain/stores/services.ts';
import { describe, expect, it } from 'vitest';
import { DETAIL_KINDS } from './detail-kinds.ts';
import type { DetailKind } from './detail-kinds.ts';
import { wordsOf } from './detail-words.ts';
import { valueWords } from './value-words.ts';

/** Of each kind: what is kept, and how it is told. */
const TOLD: Readonly<Record<DetailKind, readonly (readonly [unknown, string | null])[]>> = {
  text: [
    ['Peinture mate', 'Peinture mate'],
    [['Mat', 'Satin'], 'Mat, Satin'],
  ],
  mark: [
    ['000123', '000123'],
    [12, '12'],
  ],
  category: [
    [12, '12'],
    ['peinture/facade', 'peinture/facade'],
  ],
  site: [['default', 'default']],
  money: [[1250, '12,50\u00A0€']],
  percent: [[1250, '12,5\u00A0%']],
  reduction: [[true, 'oui']],
  count: [[1250, '1\u202F250']],
  day: [['2026-12-01', '1er décembre 2026']],
  moment: [['2026-11-14T22:30:00.000Z', '14 novembre 2026 à\u00A023\u00A0h\u00A030']],
  code: [
    ['draft', 'brouillon'],
    ['EN_COURS', 'Brouillon'],
    ['A_VALIDER', 'Envoyé'],
    ['percent', 'pourcentage'],
    ['Trop cher', 'Trop cher'],
  ],
  flag: [
    [true, 'oui'],
    [false, 'non'],
  ],
  hours: [[{ monday: '08:00-12:00', sunday: 'x' }, 'lundi\u00A0: 08:00-12:00, dimanche\u00A0: fermé']],
  hidden: [['0a'.repeat(32), null]],
  operation: [
    ['placeOrder, clearCart', 'commande passée, panier vidé'],
    ['formerOperation', 'formerOperation'],
  ],
  filter: [
    [
      'tab=a_preparer&store=VB006&since=2026-12-01',
      'onglet\u00A0: à préparer, magasin\u00A0: VB006, du\u00A0: 1er décembre 2026',
    ],
    ['event=sign-in&query=', 'quoi\u00A0: connexion'],
    ['Trop cher', 'Trop cher'],
  ],
  tally: [[['orders 3/1'], 'commandes passées\u00A0: 3 repris, 1 laissés']],
  guess: [
    ['EN_ATTENTE', 'En attente'],
    ['2026-12-01', '1er décembre 2026'],
    [[{ picture: 'a.jpg', alt: 'Pot' }], 'image\u00A0: a.jpg, texte de remplacement\u00A0: Pot'],
  ],
};

/** What is left of a thing's parts, where it is not told as a price. */
const PART_OF: Partial<Record<DetailKind, string>> = { hours: '1250', hidden: 'nothing' };

describe.each(Object.entries(DETAIL_KINDS))('%s', (name, kind) => {
  it.each(TOLD[kind])('%j is told as people read it', (value, words) => {
    expect(valueWords(name, value)).toBe(words);
  });

  it('holds neither braces nor codes when it has parts, or nothing at all where it is hidden', () => {
    const parts = [
      { reference: 'ART1', quantity: 2, unit_ht_cents: 1250, status: 'EN_COURS', from: '2026-12-01' },
    ];
    const told = valueWords(name, parts) ?? 'nothing';
    expect(told).not.toMatch(/[{}[\]"]|EN_COURS/);
    expect(told).toContain(PART_OF[kind] ?? 'prix unitaire HT\u00A0: 12,50\u00A0€');
  });

  it('has a name', () => {
    expect(wordsOf(name)).not.toMatch(/centimes|_/);
  });
});

it.each([
  ...ORDER_STATUSES,
  ...QUOTATION_STATUSES,
  ...RETURN_STATES,
  ...REVIEW_STATUSES,
  ...PART_KINDS,
  ...REGISTRATION_KINDS,
  ...STAFF_ROLES,
  ...STORE_SERVICES,
  ...SUBSTITUTE_STATES,
])('%s is never shown as such', (code) => {
  expect(valueWords('state', code)).not.toBe(code);
  expect(valueWords('after', code)).not.toBe(code);
});

it('the worth of a code is money or a part of it', () => {
  expect(valueWords('value', 500, { beside: { kind: 'percent' } })).toBe('5\u00A0%');
  expect(valueWords('value', 500, { beside: { kind: 'fixed_ht' } })).toBe('5,00\u00A0€');
});

it('categories and sites are told by their names, rights of keys in words', () => {
  const names = {
    categories: new Map([['12', 'Façade']]),
    sites: new Map([['default', 'Valbrune']]),
    lines: [],
  };
  expect(valueWords('categories', [12, 99], { names })).toBe('Façade, 99');
  expect(valueWords('parent', 12, { names })).toBe('Façade');
  expect(valueWords('site', 'default', { names })).toBe('Valbrune');
  expect(valueWords('scopes', ['stock:write', 'prices:write'])).toBe(
    'écrire les stocks, écrire les prix publics',
  );
});

it('tells by its reference which article moved, and from how many packs to how many', () => {
  const moves = [
    { sku: '10200211', position: 1, from: 0, to: 2 },
    { position: 2, from: 1, to: 0 },
  ];
  expect(valueWords('lines', moves)).toBe('10200211\u00A0: de 0 à 2\u00A0; ligne 2\u00A0: de 1 à 0');
});

it('tells in which state an article came back, and whether it is sold again', () => {
  const back = [{ sku: '10200211', position: 1, from: 0, to: 2, condition: 'new', toShelf: true }];
  expect(valueWords('lines', back)).toBe('10200211\u00A0: de 0 à 2, neuf, remis en rayon');
  const spoilt = [{ sku: '10200211', position: 1, from: 0, to: 1, condition: 'damaged', toShelf: false }];
  expect(valueWords('lines', spoilt)).toBe('10200211\u00A0: de 0 à 1, abîmé');
  expect(valueWords('changes', [{ name: 'Velours', from: 3, to: 1 }])).toBe('Velours\u00A0: de 3 à 1');
});

it('tells by reference and name how many packs of an article left', () => {
  expect(valueWords('lines', [{ sku: '10200211', name: 'Velours', quantity: 2 }])).toBe(
    '10200211 Velours\u00A0: 2',
  );
});

it('what only machines compare is left out, and of a picture’s address the place is told', () => {
  const hash = '3fa9'.repeat(16);
  expect(valueWords('reference', hash)).toBeNull();
  expect(valueWords('picture', `contenu/${hash}.webp`)).toBe('contenu/….webp');
  expect(valueWords('content', `<img src="/media/${hash}/800.webp">`)).toBe('<img src="/media/…/800.webp">');
  expect(valueWords('reference', '3221234567890')).toBe('3221234567890');
});
