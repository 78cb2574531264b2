import { expect, it } from 'vitest';
import { isClothingSize } from './clothing-size.ts';

it.each([
  ['38', true],
  ['S', true],
  ['XL', true],
  ['XXL', true],
  ['3XL', true],
  ['211', false],
  ['10 L', false],
  ['30 mm', false],
  ['n° 0', false],
  ['Version chariot', false],
])('%s is worn: %s', (size, worn) => {
  expect(isClothingSize(size)).toBe(worn);
});
