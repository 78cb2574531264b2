import { expect, it } from 'vitest';
import { dropPlace } from './drop-place.ts';

const TREE = [
  { id: 1, parent: null },
  { id: 2, parent: 1 },
  { id: 21, parent: 2 },
  { id: 22, parent: 2 },
  { id: 3, parent: 1 },
  { id: 4, parent: 1 },
];

it.each([
  [4, 2, 'before', { parent: 1, before: 2 }],
  [2, 3, 'after', { parent: 1, before: 4 }],
  [2, 4, 'after', { parent: 1, before: null }],
  [4, 2, 'inside', { parent: 2, before: null }],
  [22, 21, 'before', { parent: 2, before: 21 }],
  [22, 3, 'before', { parent: 1, before: 3 }],
  // Its own place, itself, beside the root: nothing changes.
  [3, 2, 'after', null],
  [3, 4, 'before', null],
  [22, 2, 'inside', null],
  [3, 3, 'inside', null],
  [3, 1, 'after', null],
  [3, 99, 'before', null],
  // Below itself: asked for, and refused by the shop with its reason.
  [2, 21, 'inside', { parent: 21, before: null }],
] as const)('%i let go on %i, %s: %j', (id, over, zone, place) => {
  expect(dropPlace(TREE, id, { over, zone })).toEqual(place);
});
