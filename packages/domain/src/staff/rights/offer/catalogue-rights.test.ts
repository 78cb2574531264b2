import { expect, it } from 'vitest';
import { catalogueRights } from './catalogue-rights.ts';
import { heldByRole } from '../testing/held-by-role.ts';

const READING = ['shelfCategories', 'shelfProduct', 'shelfProducts'];
const WRITING = [
  'dateCategory',
  'dateProduct',
  'describeProductPicture',
  'linkProduct',
  'moveCategory',
  'moveProductPicture',
  'removeProductPicture',
  'uploadProductPictures',
  'writeCategory',
  'writeProduct',
];

it('the shelf is read by who tells and prices it, and written by who tells it', () => {
  const whole = [...READING, ...WRITING].toSorted();
  expect(heldByRole(catalogueRights)).toEqual({
    proprietaire: { all: whole },
    contenu: { all: whole },
    prix: { all: READING },
    lecture_seule: { all: READING },
  });
});
