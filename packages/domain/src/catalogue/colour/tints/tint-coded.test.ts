import { expect, it } from 'vitest';
import { tintCoded, tintsCoded, typedTint } from './tint-coded.ts';

const tints = [
  { code: 'VB-BE090', name: 'Beige coquille' },
  { code: 'VB-GR080', name: 'Gris anthracite' },
  { code: 'RAL 5009', name: 'Bleu azur' },
  { code: 'RAL 7016', name: 'Gris anthracite' },
  { code: 'NCS 7016', name: 'Ardoise' },
];

it.each([
  ['RAL 5009', 'RAL 5009'],
  ['RAL5009', 'RAL 5009'],
  ['ral-5009', 'RAL 5009'],
  ['rAl  5009 ', 'RAL 5009'],
  ['RAL_5009', 'RAL 5009'],
  ['5009', 'RAL 5009'],
  ['VB-BE090', 'VB-BE090'],
  ['vbbe090', 'VB-BE090'],
  ['be090', 'VB-BE090'],
  ['RAL 7016', 'RAL 7016'],
  // Two charts have the number.
  ['7016', null],
  ['09', null],
  ['RAL', null],
  ['RAL 50', null],
  ['Bleu azur', null],
  ['', null],
  ['%00', null],
  ['-'.repeat(5_000), null],
])('the code « %s » is that of %s', (asked, code) => {
  expect(tintCoded(tints, asked)?.code ?? null).toBe(code);
});

it('a number of several charts may mean each of them', () => {
  expect(tintsCoded(tints, '7016').map(({ code }) => code)).toEqual(['RAL 7016', 'NCS 7016']);
});

it.each([
  ['#2e5978', { kind: 'free', hex: '#2E5978' }],
  ['2E5978', { kind: 'free', hex: '#2E5978' }],
  ['ral5009', { kind: 'chart', tint: tints[2] }],
  ['bleu azur', { kind: 'chart', tint: tints[2] }],
  // Two tints have the name, and the number.
  ['gris anthracite', { kind: 'unknown' }],
  ['7016', { kind: 'unknown' }],
  ['#2E59', { kind: 'unknown' }],
  ['  ', { kind: 'unknown' }],
])('« %s » typed is %j', (typed, expected) => {
  expect(typedTint(tints, typed)).toEqual(expected);
});
