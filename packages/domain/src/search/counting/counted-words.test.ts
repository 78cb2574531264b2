import { expect, it } from 'vitest';
import { countedWords } from './counted-words.ts';

it.each([
  ['Peinture Façade', 'peinture facade'],
  ['  ENDUIT   de  rebouchage ', 'enduit de rebouchage'],
  ['sous-couche', 'sous couche'],
  ['laque RAL 7016 2,5 L', 'laque ral 7016 2.5l'],
  ['abrasif 80 120 180', 'abrasif 80 120 180'],
])('« %s » is counted as « %s »', (typed, words) => {
  expect(countedWords(typed, { isReference: false })).toBe(words);
});

it.each([
  ['an address', 'yann.kermarrec@demo.example'],
  ['an address that is half typed', 'yann@'],
  ['a telephone', '0612345678'],
  ['a telephone in pairs', 'rappeler 06 12 34 56 78'],
  ['a telephone from abroad', '+33 6.12.34.56.78'],
  ['a client’s number', 'client 104522'],
  ['an order’s number', 'W26100070'],
  ['a SIRET', '732 829 320 00074'],
  ['digits of another script', '٠٦١٢٣٤٥٦٧٨'],
  ['signs alone', ' ?! '],
  ['nothing', ''],
  ['a letter to the shop', 'je voudrais savoir '.repeat(6)],
  ['more than anybody searches', 'a'.repeat(10_000)],
])('%s is not kept', (_what, typed) => {
  expect(countedWords(typed, { isReference: false })).toBeNull();
});

it('a number that the shop knows as a reference is kept, an address never', () => {
  expect(countedWords('2900101000016', { isReference: true })).toBe('2900101000016');
  expect(countedWords('10100001@x', { isReference: true })).toBeNull();
});
