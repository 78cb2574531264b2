import { describe, expect, it } from 'vitest';
import { buildTextIndex } from '../index/text-index.ts';
import { searchText } from '../search-text.ts';
import { SYNONYMS } from '../words/synonyms.ts';
import { readSynonymRule, synonymLine } from './synonym-rule.ts';

describe('readSynonymRule', () => {
  it.each([
    ['one word alone', ['enduit'], [], 'SYNONYM_FEW'],
    ['nothing', [' '], ['', ' '], 'SYNONYM_FEW'],
    ['what leads from nothing', [], ['enduit'], 'SYNONYM_FEW'],
    ['thirteen', [...'abcdefghijklm'].map((letter) => `mot${letter}`), [], 'SYNONYM_MANY'],
    ['five words', ['enduit garnissant mur intérieur plafond', 'enduit'], [], 'SYNONYM_LONG'],
    ['a long text', ['e'.repeat(61), 'enduit'], [], 'SYNONYM_LONG'],
    ['a sign of the list', ['enduit > mastic', 'enduit'], [], 'SYNONYM_SIGN'],
    ['small words', ['pour les', 'enduit'], [], 'SYNONYM_EMPTY'],
    ['what loses its meaning', ['sol en', 'enduit'], [], 'SYNONYM_EMPTY'],
    ['what queries leave out', ['prix', 'enduit'], [], 'SYNONYM_EMPTY'],
    ['the same twice', ['Rouleaux', 'rouleau'], [], 'SYNONYM_TWICE'],
    ['what leads to itself', ['rouleau'], ['rouleaux'], 'SYNONYM_TWICE'],
  ])('refuses %s', (_what, words, leadsTo, refusal) => {
    expect(readSynonymRule({ words, leadsTo })).toEqual({ ok: false, refusal });
  });

  it('tidies what was typed and writes the line of the list', () => {
    const read = readSynonymRule({
      words: ['  enduit   garnissant', ''],
      leadsTo: ['enduit de rebouchage '],
    });
    expect(read).toEqual({
      ok: true,
      value: { words: ['enduit garnissant'], leadsTo: ['enduit de rebouchage'] },
    });
    expect(read.ok && synonymLine(read.value)).toBe('enduit garnissant > enduit de rebouchage');
    expect(synonymLine({ words: ['bâche', 'polyane'], leadsTo: [] })).toBe('bâche = polyane');
  });
});

it('leads one way, or both', () => {
  const names = ['Enduit de rebouchage', 'Lasure'];
  const documents = names.map((name) => ({
    name,
    brand: '',
    line: null,
    categories: [],
    keywords: [],
    description: '',
    references: [],
    boost: 0,
    tintable: false,
  }));
  const found = (line: string, query: string) =>
    [...searchText(buildTextIndex(documents, `${SYNONYMS}\n${line}`), query).ids].map((id) => names[id]);
  expect(found('', 'zorglub')).toEqual([]);
  expect(found('zorglub > enduit de rebouchage', 'zorglub')).toEqual(['Enduit de rebouchage']);
  expect(found('zorglub = lasure', 'zorglub')).toEqual(['Lasure']);
});
