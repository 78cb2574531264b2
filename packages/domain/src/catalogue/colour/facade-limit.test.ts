import { expect, it } from 'vitest';
import { FACADE_LEAST_LUMINANCE, facadeLimit, isTooDarkOutside } from './facade-limit.ts';

it.each([
  [null, FACADE_LEAST_LUMINANCE],
  ['', FACADE_LEAST_LUMINANCE],
  ['35', 35],
  ['12,5 %', 12.5],
  ['selon teinte', FACADE_LEAST_LUMINANCE],
  ['150', FACADE_LEAST_LUMINANCE],
])('a façade paint whose sheet says %j takes tints from luminance %d on', (told, limit) => {
  expect(facadeLimit(told)).toBe(limit);
});

it.each([
  [4.8, 20, true],
  [20, 20, false],
  [24, 35, true],
])('luminance %d under the limit of %d is too dark: %s', (lrv, limit, isTooDark) => {
  expect(isTooDarkOutside({ lrv }, limit)).toBe(isTooDark);
});
