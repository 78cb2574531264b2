import { expect, it } from 'vitest';
import { cents } from '../money.ts';
import { tintSupplement } from './tint-supplement.ts';

it.each([
  { perLitre: 450, litres: 10, supplement: 4500 },
  { perLitre: 60, litres: 2.5, supplement: 150 },
  { perLitre: 60, litres: 0.75, supplement: 45 },
  { perLitre: 45, litres: 0.5, supplement: 23 },
  { perLitre: 45, litres: 0.4999, supplement: 22 },
  { perLitre: 115, litres: 1.1, supplement: 127 },
  { perLitre: 0, litres: 15, supplement: 0 },
])('$litres L at $perLitre cents a litre make $supplement cents', ({ perLitre, litres, supplement }) => {
  expect(tintSupplement(cents(perLitre), litres)).toBe(supplement);
});
