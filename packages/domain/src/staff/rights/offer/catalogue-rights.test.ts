import { expect, it } from 'vitest';
import { catalogueRights } from './catalogue-rights.ts';
import { heldByRole } from '../testing/held-by-role.ts';

const READING = [
  'productPreview',
  'shelfBrands',
  'shelfCategories',
  'shelfCsv',
  'shelfProduct',
  'shelfProducts',
];
const PRICES = 'productPreviewFor';
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
  const whole = [...READING, ...WRITING];
  expect(heldByRole(catalogueRights)).toEqual({
    proprietaire: { all: [...whole, PRICES].toSorted() },
    contenu: { all: whole.toSorted() },
    prix: { all: [...READING, PRICES].toSorted() },
    lecture_seule: { all: [...READING, PRICES].toSorted() },
  });
});
