import { expect, it } from 'vitest';
import { stillToCome } from './still-to-come.ts';

it.each([
  { quantity: 3, brought_in: 1, picked: 0, handed_over: 0, missing: 1 },
  { quantity: 3, brought_in: 1, picked: 2, handed_over: 0, missing: 1 },
  { quantity: 3, brought_in: 1, picked: 3, handed_over: 0, missing: 0 },
  { quantity: 3, brought_in: 3, picked: 2, handed_over: 1, missing: 1 },
  { quantity: 1, brought_in: 1, picked: 0, handed_over: 1, missing: 0 },
  { quantity: 2, brought_in: 0, picked: 0, handed_over: 0, missing: 0 },
])('$missing of $quantity is still to come', ({ missing, ...line }) => {
  expect(stillToCome(line)).toBe(missing);
});
