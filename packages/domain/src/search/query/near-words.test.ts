import { describe, expect, it } from 'vitest';
import { nearWords } from './near-words.ts';
import { buildVocabulary } from '../index/vocabulary.ts';

const words = [
  'facade',
  'lasure',
  'laque',
  'echafaudage',
  'glycero',
  'escabeau',
  'sol',
  '15l',
  'vitrificateur',
];
const known = words.map((word, term) => ({ word, spelling: word, term }));
const vocabulary = buildVocabulary(known, new Map(words.map((word, term) => [word, term])));
const near = (typed: string, isBeginning = false): string[] =>
  nearWords(vocabulary, typed, isBeginning).map(({ rank }) => vocabulary.words[rank] ?? '');

describe('the words near a mistyped one', () => {
  it.each([
    ['facde', 'facade'],
    ['fassade', 'facade'],
    ['lazure', 'lasure'],
    ['glissero', 'glycero'],
    ['escabo', 'escabeau'],
    ['laqe', 'laque'],
    ['ehcaffaudage', 'echafaudage'],
    ['vitrifikateur', 'vitrificateur'],
  ])('%s: %s', (typed, meant) => {
    expect(near(typed)).toEqual([meant]);
  });

  it.each(['slo', '16l', 'zzzzzz', 'lzqx', ''])('« %s » is near none', (typed) => {
    expect(near(typed)).toEqual([]);
  });

  it('takes a word being typed as the beginning of a longer one', () => {
    expect(near('ehcaf', true)).toEqual(['echafaudage']);
    expect(near('ehcaf')).toEqual([]);
  });
});
