import { describe, expect, it } from 'vitest';
import { buildSuggestIndex, suggest } from './suggest.ts';

const entries = [
  { name: 'Façade', keywords: [], id: 1 },
  { name: 'Peinture de façade', keywords: ['Façade'], id: 2 },
  { name: 'Façade siloxane', keywords: ['Façade', 'Peinture de façade'], id: 3 },
  { name: 'Toile de verre', keywords: [], id: 4 },
  { name: 'Colle toile de verre', keywords: ['Colles et enduits'], id: 5 },
  { name: 'Conditions générales de vente', keywords: [], id: 6 },
  { name: 'Maille standard', keywords: ['Toile de verre'], id: 7 },
];
const index = buildSuggestIndex(entries);
const names = (query: string, limit?: number): string[] =>
  suggest(index, entries, query, limit).map(({ entry }) => entry.name);

describe('suggesting categories and pages', () => {
  it('puts the entry that is named exactly so first', () => {
    expect(names('facade')[0]).toBe('Façade');
    expect(names('toile de verre')[0]).toBe('Toile de verre');
  });

  it('answers to beginnings, plurals, synonyms and typing mistakes', () => {
    expect(names('peinture fac')[0]).toBe('Peinture de façade');
    expect(names('toiles')[0]).toBe('Toile de verre');
    expect(names('TDV')[0]).toBe('Toile de verre');
    expect(names('cgv')).toEqual(['Conditions générales de vente']);
    expect(names('siloxanne')).toEqual(['Façade siloxane']);
  });

  it('marks what was found', () => {
    expect(suggest(index, entries, 'colle')[0]?.parts).toEqual([
      { text: 'Colle', hit: true },
      { text: ' toile de verre', hit: false },
    ]);
  });

  it('gives no more than asked', () => {
    expect(names('facade', 2)).toHaveLength(2);
  });

  it('does not guess at one word when another is unknown', () => {
    expect(names('gants taille')).toEqual([]);
  });
});
