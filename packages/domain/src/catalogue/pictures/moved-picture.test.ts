import { expect, it } from 'vitest';
import { movedPicture } from './moved-picture.ts';
import type { PictureMove } from './moved-picture.ts';

it.each<[string, number, PictureMove, string]>([
  ['one up', 2, 'up', 'acbd'],
  ['one down', 1, 'down', 'acbd'],
  ['before all', 3, 'first', 'dabc'],
  ['up from the first', 0, 'up', 'abcd'],
  ['down from the last', 3, 'down', 'abcd'],
  ['one that is not there', 4, 'first', 'abcd'],
])('%s', (_what, at, move, order) => {
  expect(movedPicture([...'abcd'], at, move).join('')).toBe(order);
});
