import { describe, expect, it } from 'vitest';
import { searchText } from './search-text.ts';
import { buildSuggestIndex } from './suggest-index.ts';

const entries = [
  { name: 'Façade', keywords: [] },
  { name: 'Peinture de façade', keywords: ['Façade'] },
  { name: 'Façade siloxane', keywords: ['Façade', 'Peinture de façade'] },
  { name: 'Toile de verre', keywords: [] },
  { name: 'Colle toile de verre', keywords: ['Colles et enduits'] },
  { name: 'Conditions générales de vente', keywords: [] },
  { name: 'Maille standard', keywords: ['Toile de verre'] },
];
const index = buildSuggestIndex(entries);
const names = (query: string): (string | undefined)[] =>
  Array.from(searchText(index, query, { limit: 5 }).ids, (id) => entries[id]?.name);

describe('the index of categories and pages', () => {
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
});
