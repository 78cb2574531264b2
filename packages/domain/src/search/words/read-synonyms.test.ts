import { describe, expect, it } from 'vitest';
import { readSynonyms } from './read-synonyms.ts';
import { SYNONYMS } from './synonyms.ts';

describe('the list of synonyms', () => {
  it('joins the words of a line both ways with « = »', () => {
    expect(readSynonyms('TDV = toile de verre')).toEqual([
      { from: 'TDV', to: 'toile de verre', strength: 1, isSame: true },
      { from: 'toile de verre', to: 'TDV', strength: 1, isSame: true },
    ]);
  });

  it('goes one way with « > », best first', () => {
    const pairs = readSynonyms('portail > antirouille, métal');
    expect(pairs.map(({ from, to }) => [from, to])).toEqual([
      ['portail', 'antirouille'],
      ['portail', 'métal'],
    ]);
    expect(pairs[0]?.strength).toBeGreaterThan(pairs[1]?.strength ?? 1);
  });

  it('skips empty lines', () => {
    expect(readSynonyms('\n  \n')).toEqual([]);
  });

  it('reads every line of the trade list', () => {
    const lines = SYNONYMS.split('\n').filter((line) => line.trim() !== '');
    expect(lines.length).toBeGreaterThan(100);
    expect(lines.filter((line) => readSynonyms(line).length === 0)).toEqual([]);
  });
});
