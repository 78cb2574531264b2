import { describe, expect, it } from 'vitest';
import { fitsSuggestion } from './fits-suggestion.ts';
import { frenchStem } from './words/french-stem.ts';

const stems = (words: string) => new Set(words.split(' ').map(frenchStem));
const [known, colours] = [stems('colle vernis bois lasure'), stems('gris vert')];
const trade = { isKnown: (stem: string) => known.has(stem), isColour: (stem: string) => colours.has(stem) };
const fits = (query: string, name: string, keywords: string[] = []) =>
  fitsSuggestion(query, { name, keywords }, trade);

describe('a range or a page while one types', () => {
  it.each([
    ['a whole word, singular or plural', 'lasures', 'Lasure', []],
    ['the beginning of the word being typed', 'las', 'Lasure', []],
    ['words in the name and above it', 'vernis bois', 'Vernis', ['Bois']],
    ['a colour and a pack beside it', 'lasure grise 5L', 'Lasure', []],
    ['small words around it', 'je cherche une lasure', 'Lasure', []],
  ])('is proposed for %s: « %s »', (_, query, name, keywords) => {
    expect(fits(query, name, keywords)).toBe(true);
  });

  it.each([
    ['a word of the trade that merely begins another', 'colle', 'Collecte des déchets'],
    ['a beginning that is not being typed', 'coll bois', 'Collecte du bois'],
    ['one word of two', 'vernis bois', 'Vernis'],
    ['a colour alone', 'gris', 'PSE gris'],
    ['a word that is nowhere in it', 'vert anglais', 'Voile de verre'],
  ])('is not proposed for %s: « %s »', (_, query, name) => {
    expect(fits(query, name)).toBe(false);
  });
});
