import { expect, it } from 'vitest';
import { searchWords } from './search-words.ts';

it.each([
  ['nothing', undefined, []],
  ['spaces', '  ', []],
  ['words of three letters or more', 'Le Goff, de Brest', ['Goff,', 'Brest']],
  ['a telephone as France writes it', '06 12 34 56 78', ['612345678']],
  ['a telephone with its country', '+33 6.12.34.56.78', ['612345678']],
  ['a SIRET with spaces', '123 456 789 00012', ['12345678900012']],
  ['six words at most', 'aaa bbb ccc ddd eee fff ggg', ['aaa', 'bbb', 'ccc', 'ddd', 'eee', 'fff']],
])('%s', (_what, typed, words) => {
  expect(searchWords(typed)).toEqual({ ok: true, value: words });
});

it.each([
  ['SEARCH_SHORT', 'Le'],
  ['SEARCH_LONG', 'a'.repeat(101)],
])('%s', (refusal, typed) => {
  expect(searchWords(typed)).toEqual({ ok: false, refusal });
});
