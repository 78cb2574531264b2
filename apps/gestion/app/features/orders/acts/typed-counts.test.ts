import { describe, expect, it } from 'vitest';
import { countNow, isTickedNow, typedCounts } from './typed-counts.ts';

const sheet = (fields: Record<string, string>) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return typedCounts(form);
};

describe('after a refusal a count shows', () => {
  it.each([
    ['what was typed, where nobody has moved the line', 0, '3', { shown: '3', had: null }],
    ['the shop’s count, with what was typed beside it', 2, '3', { shown: '2', had: '3' }],
    ['the shop’s count alone, where nothing was typed', 2, '0', { shown: '2', had: null }],
    ['the shop’s count alone, where both typed the same', 3, '3', { shown: '3', had: null }],
    ['also what is no count', 0, 'trois', { shown: 'trois', had: null }],
  ])('%s', (_what, picked, typed, shown) => {
    expect(
      countNow({ position: 1, picked }, sheet({ 'vu-1': '0', 'mis-1': ` ${typed} `, cle: 'k' })),
    ).toEqual(shown);
  });

  it('the shop’s where no form came back', () => {
    expect(countNow({ position: 1, picked: 2 }, undefined)).toEqual({ shown: '2', had: null });
  });
});

it.each([
  ['stays ticked', { 'vu-1': '0', 'libre-1': '', 'fait-1': 'on' }, 0, true],
  ['stays as it was left', { 'vu-1': '0', 'libre-1': '' }, 0, false],
  ['follows the shop where a colleague has ticked it', { 'vu-1': '0', 'libre-1': '' }, 2, true],
])('what is no article %s', (_what, fields, picked, isTicked) => {
  expect(isTickedNow({ position: 1, picked, quantity: 2 }, sheet(fields))).toBe(isTicked);
});
