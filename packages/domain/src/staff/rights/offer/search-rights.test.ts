import { expect, it } from 'vitest';
import { searchRights } from './search-rights.ts';
import { heldByRole } from '../testing/held-by-role.ts';

it('the search is kept by who tells the catalogue, and read by who reads only', () => {
  const whole = Object.keys(searchRights).toSorted();
  expect(heldByRole(searchRights)).toEqual({
    proprietaire: { all: whole },
    contenu: { all: whole },
    lecture_seule: {
      all: [
        'pinnedSearch',
        'searchPins',
        'searchPinsCsv',
        'searchSynonyms',
        'searchSynonymsCsv',
        'searchedWords',
        'searchedWordsCsv',
      ],
    },
  });
});
