import { describe, expect, it } from 'vitest';
import { countWords } from './count-words.ts';
import { hasWords } from './has-words.ts';

describe('words of the office', () => {
  it.each([
    [3, false, '3'],
    [1000, false, '1\u202F000'],
    [1000, true, 'plus de 1\u202F000'],
  ])('counts %i, more: %s', (count, more, words) => {
    expect(countWords(count, more)).toBe(words);
  });

  it.each([
    ['Façades et boiseries', 'FACADE', true],
    ['Façades et boiseries', 'bois faç', true],
    ['Façades et boiseries', 'bois sol', false],
    ['Façades et boiseries', '', true],
  ])('finds in « %s » what was typed « %s »: %s', (text, typed, found) => {
    expect(hasWords(text, typed)).toBe(found);
  });
});
