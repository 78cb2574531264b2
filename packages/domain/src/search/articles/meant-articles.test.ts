import { describe, expect, it } from 'vitest';
import { articleWords, holdsWords, meantArticles } from './meant-articles.ts';

const traits = (article: string) => article.split('/').map((value) => value || null);
const lacquer = ['Blanc/1 L', 'Blanc/2,5 L', 'Blanc cassé/1 L', 'Noir RAL 9005/1 L', 'Noir RAL 9005/2,5 L'];
const sleeves = ['180 mm – fibres 12 mm', '180 mm – fibres 18 mm', '250 mm – fibres 12 mm'];

describe('the articles that a query speaks of', () => {
  it.each([
    [
      'the colour, whatever its gender and its other words',
      'laque noire',
      lacquer,
      ['Noir RAL 9005/1 L', 'Noir RAL 9005/2,5 L'],
      [0],
    ],
    ['colour and pack', 'laque noire 2,5L', lacquer, ['Noir RAL 9005/2,5 L'], [0, 1]],
    [
      'the pack alone, however it is written',
      'laque 2.5 litres',
      lacquer,
      ['Blanc/2,5 L', 'Noir RAL 9005/2,5 L'],
      [1],
    ],
    [
      'the colour named in full before one that merely begins so',
      'laque blanche',
      lacquer,
      ['Blanc/1 L', 'Blanc/2,5 L'],
      [0],
    ],
    ['the longest name', 'blanc cassé', lacquer, ['Blanc cassé/1 L'], [0]],
    ['a size among others', 'manchon 180 mm', sleeves, sleeves.slice(0, 2), [0]],
    ['a size without its unit', 'manchon 180', sleeves, sleeves.slice(0, 2), [0]],
    ['two sizes without their unit', 'bâche 4x5', ['4 × 5 m', '5 × 10 m'], ['4 × 5 m'], [0]],
    ['a pack without its unit', 'laque noire 2,5', lacquer, ['Noir RAL 9005/2,5 L'], [0, 1]],
    [
      'the nearest pack where nobody fills the one asked for',
      'laque 15L',
      lacquer,
      ['Blanc/2,5 L', 'Noir RAL 9005/2,5 L'],
      [1],
    ],
    ['of two equally near the larger', 'colle 7,5 kg', ['5 kg', '10 kg', '20 L'], ['10 kg'], [0]],
    ['in whatever unit', 'colle 900 g', ['1 kg', '5 kg'], ['1 kg'], [0]],
    ['another word for it', 'silicone transparent', ['Blanc', 'Translucide'], ['Translucide'], [0]],
  ])('%s', (_, query, articles, expected, named) => {
    expect(meantArticles(articleWords(query), articles, traits)).toEqual({ articles: expected, named });
  });

  it.each([
    ['nothing is said of them', 'laque satinée'],
    ['a chart’s mark without its number is no colour', 'laque ral 9999'],
    ['no pack of that unit', 'laque 5 kg'],
    ['a number without its unit is no pack', 'laque 1'],
  ])('none: %s', (_, query) => {
    expect(meantArticles(articleWords(query), lacquer, traits)).toBeNull();
  });

  it.each([
    ['a place', 'que mettre sur un bardage', ['bardage'], null],
    ['a defect', 'bois grisé', [], null],
    ['but the whole name is the colour', 'lasure gris bardage', ['bardage'], ['Gris bardage']],
    ['also where its first word is a small one', 'ton pierre', ['pierre'], ['Ton pierre']],
  ])('no colour from %s', (_, query, leading, expected) => {
    const stains = ['Incolore', 'Gris bardage', 'Ton pierre'];
    expect(meantArticles(articleWords(query, leading), stains, traits)?.articles ?? null).toEqual(expected);
  });

  it('a pack that the colour does not come in leaves the colour', () => {
    const meant = meantArticles(articleWords('blanc cassé 2,5 L'), lacquer, traits);
    expect(meant).toEqual({ articles: ['Blanc cassé/1 L'], named: [0] });
  });

  it('a value that all share tells nothing', () => {
    expect(meantArticles(articleWords('rouleau blanc'), ['Blanc/1 L', 'Blanc/3 L'], traits)).toBeNull();
  });
});

it('holds the words of a code wherever they stand', () => {
  expect(holdsWords('Gris anthracite RAL 7016', 'RAL 7016')).toBe(true);
  expect(holdsWords('Gris clair RAL 7035', 'RAL 7016')).toBe(false);
});
