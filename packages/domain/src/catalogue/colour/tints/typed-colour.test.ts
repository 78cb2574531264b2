import { expect, it } from 'vitest';
import { typedColour } from './typed-colour.ts';

it.each([
  ['', { kind: 'nothing' }],
  ['  ', { kind: 'nothing' }],
  ['#2e5978', { kind: 'hex', hex: '#2E5978' }],
  ['2E5978', { kind: 'hex', hex: '#2E5978' }],
  [' #2ac ', { kind: 'hex', hex: '#22AACC' }],
  ['46, 89, 120', { kind: 'hex', hex: '#2E5978' }],
  ['46 89 120', { kind: 'hex', hex: '#2E5978' }],
  ['rgb(46;89;120)', { kind: 'hex', hex: '#2E5978' }],
  ['RVB 46 89 120', { kind: 'hex', hex: '#2E5978' }],
  ['0 0 0', { kind: 'hex', hex: '#000000' }],
  ['46 89 256', { kind: 'refused', reason: 'rgb' }],
  ['#2e597', { kind: 'refused', reason: 'hex' }],
  ['#vert', { kind: 'refused', reason: 'hex' }],
  ['RAL 5009', { kind: 'words', words: 'RAL 5009' }],
  ['7016', { kind: 'words', words: '7016' }],
  ['bleu azur', { kind: 'words', words: 'bleu azur' }],
  ['46 89', { kind: 'words', words: '46 89' }],
])('reads « %s »', (typed, colour) => {
  expect(typedColour(typed)).toEqual(colour);
});
