import { expect, it } from 'vitest';
import { isNews, questionOf } from './place-in-form.ts';

const written = { street: '4 rue du Port', postcode: '35000', city: 'Rennes' };

it.each([
  ['street', written, '4 rue du Port'],
  ['postcode', written, '35000'],
  ['city', written, '35000 Rennes'],
  ['city', { ...written, postcode: '' }, 'Rennes'],
  ['city', { ...written, city: '' }, ''],
] as const)('while the %s of %o is typed, « %3$s » is asked', (name, place, question) => {
  expect(questionOf(place, name)).toBe(question);
});

it.each([
  ['the same commune', { street: null, postcode: '35000', city: 'RENNES' }, false],
  ['the same address', { ...written }, false],
  ['another postcode', { street: null, postcode: '35200', city: 'Rennes' }, true],
  ['another town', { street: null, postcode: '35000', city: 'Lyon' }, true],
  ['another street', { ...written, street: '4 Rue du Port' }, true],
])('%s: proposed %3$s', (_what, address, proposed) => {
  expect(isNews(written, address)).toBe(proposed);
});
