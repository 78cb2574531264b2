import { expect, it } from 'vitest';
import { nextStop } from './next-stop.ts';

const NONE = { ctrlKey: false, metaKey: false, altKey: false };

it.each([
  ['ArrowRight', 0, 1],
  ['ArrowRight', 2, 0],
  ['ArrowLeft', 1, 0],
  ['ArrowLeft', 0, 2],
  ['Home', 2, 0],
  ['End', 0, 2],
  ['Tab', 1, null],
  ['Enter', 1, null],
])('%s from tool %i of three leads to %j', (key, at, next) => {
  expect(nextStop({ ...NONE, key }, at, 3)).toBe(next);
});

it('what is held with a key is the browser’s', () => {
  expect(nextStop({ ...NONE, altKey: true, key: 'ArrowLeft' }, 1, 3)).toBeNull();
});
