import { expect, it } from 'vitest';
import { facadeLimit, isTooDarkOutside } from './facade-limit.ts';

it.each([
  [null, 25],
  ['', 25],
  ['35', 35],
  ['12,5 %', 12.5],
  ['selon teinte', 25],
  ['150', 25],
])(
  'a façade paint whose sheet says %j takes tints from luminance %d on where the site’s limit is 25',
  (told, limit) => {
    expect(facadeLimit(told, 25)).toBe(limit);
  },
);

it.each([
  [4.8, 20, true],
  [20, 20, false],
  [24, 35, true],
])('luminance %d under the limit of %d is too dark: %s', (lrv, limit, isTooDark) => {
  expect(isTooDarkOutside({ lrv }, limit)).toBe(isTooDark);
});
