import { expect, it } from 'vitest';
import { contentRights } from './content-rights.ts';
import { heldByRole } from '../testing/held-by-role.ts';

it('texts are written by their editors, and read by who reads only', () => {
  const whole = Object.keys(contentRights).toSorted();
  expect(heldByRole(contentRights)).toEqual({
    proprietaire: { all: whole },
    contenu: { all: whole },
    lecture_seule: {
      all: ['contentItem', 'contentLinks', 'contentPictures', 'contentVersion', 'contents', 'contentsCsv'],
    },
  });
});
