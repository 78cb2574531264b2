import { expect, it } from 'vitest';
import { isReviewStatus, mayRewrite } from './review-status.ts';
import { hundredths, isRating, reviewSummary, starsOf } from './review-rating.ts';

it.each([
  [0, false],
  [1, true],
  [5, true],
  [6, false],
  [2.5, false],
  [Number.NaN, false],
])('REV-03 %s stars can be given: %s', (value, can) => {
  expect(isRating(value)).toBe(can);
});

it.each([
  [5, 100],
  [4, 80],
  [1, 20],
])('%s stars are %s of a hundred, there and back', (stars, ofHundred) => {
  expect(hundredths(stars)).toBe(ofHundred);
  expect(starsOf(ofHundred)).toBe(stars);
});

it.each([
  ['PENDING', true],
  ['REJECTED', true],
  ['APPROVED', false],
] as const)('a review that is %s may be written anew: %s', (status, may) => {
  expect(mayRewrite(status)).toBe(may);
});

it('the states of a review are known by their names alone', () => {
  expect(['PENDING', 'APPROVED', 'pending', ''].map(isReviewStatus)).toEqual([true, true, false, false]);
});

it('half a tenth of a star goes up', () => {
  expect(starsOf(33)).toBe(1.7);
});

it('an average is shown to the tenth of a star', () => {
  expect(starsOf(hundredths(13 / 3))).toBe(4.3);
});

it.each([
  [[0, 0, 0, 0, 0] as const, { count: 0, average: 0 }],
  [[1, 0, 0, 0, 1] as const, { count: 2, average: 3 }],
  [[0, 0, 0, 3, 1] as const, { count: 4, average: 4.25 }],
])('%j comes to %j', (counts, summary) => {
  expect(reviewSummary(counts)).toEqual(summary);
});
