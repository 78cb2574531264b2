import { assert, property, string } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readQuery } from './query/read-query.ts';
import { searchText } from './search-text.ts';
import { aSearchDocument } from './testing/a-search-document.ts';
import { buildTextIndex } from './index/text-index.ts';
import { MOST_WORDS } from './index/workspace.ts';

const index = buildTextIndex([
  aSearchDocument({ name: 'Peinture de façade', keywords: ['A+'], references: ['P206000', '2900206000017'] }),
  aSearchDocument({ name: 'Lasure satinée', description: 'À base d’eau' }),
  aSearchDocument({ name: 'Fixateur de façade', description: 'Avant peinture' }),
]);
const found = (query: string): number[] => [...searchText(index, query).ids];

describe('searching for anything at all', () => {
  it.each(['', '   ', '%', '*', '.*', '^(a+)+$', '(x+x+)+y', '\\', '☃', 'qzxwkj'])(
    'finds nothing for « %s »',
    (query) => {
      expect(searchText(index, query)).toMatchObject({ total: 0, corrected: null, dropped: [], terms: [] });
    },
  );

  it.each(['a'.repeat(5000), 'zq '.repeat(1700), '9'.repeat(5000)])(
    'answers five thousand letters with nothing',
    (query) => {
      expect(searchText(index, query).total).toBe(0);
    },
  );

  it('reads two hundred letters of what was typed, and no more words than it has room for', () => {
    const after = (letters: number) => `${' '.repeat(letters - 'peinture'.length)}peinture`;
    expect([found(after(200)).length, found(after(208)).length]).toEqual([3, 0]);
    const words = Array.from({ length: 60 }, (_, at) => `q${at}`).join(' ');
    expect(readQuery(index, words).unknown).toHaveLength(MOST_WORDS);
  });

  it('takes anything that can be typed, and leaves nothing behind for the next search', () => {
    const before = found('peinture façade');
    assert(
      property(string({ unit: 'grapheme', maxLength: 60 }), (query) => {
        const { ids, scores, total } = searchText(index, query);
        expect(total).toBe(ids.length);
        expect([...scores]).toEqual([...scores].toSorted((one, other) => other - one));
      }),
    );
    expect(found('peinture façade')).toEqual(before);
  });

  it('takes an empty catalogue', () => {
    expect(searchText(buildTextIndex([]), 'peinture').total).toBe(0);
  });
});

describe('searching many products', () => {
  // One in a hundred is « rare »: few enough to be looked up in the list of the common word.
  const size = 5000;
  const many = buildTextIndex(
    Array.from({ length: size }, (_, at) =>
      aSearchDocument({
        name: at % 100 === 0 ? 'Produit rare' : 'Produit courant',
        description: at % 3 === 0 ? 'fréquent' : 'autre',
      }),
    ),
  );

  it.each(['rare fréquent', 'fréquent rare', 'fréquent produit rare'])('« %s » finds the same', (query) => {
    const expected = [...Array.from({ length: size }).keys()].filter((at) => at % 300 === 0);
    expect([...searchText(many, query).ids]).toEqual(expected);
  });
});
