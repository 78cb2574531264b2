import { describe, expect, it } from 'vitest';
import { scanMeaning } from './scan-meaning.ts';
import type { ScanPlace } from './scan-meaning.ts';

const EAN = '3250390000001';
const HERE: ScanPlace = { focus: 'none', fieldKnows: null, mayOpenOrders: true };

describe('where a scanned code goes', () => {
  it.each([
    ['an order on a button', 'w26100070', {}, { kind: 'order', number: 'W26100070' }],
    ['an order in a search', 'W26100070', { focus: 'search' }, { kind: 'order', number: 'W26100070' }],
    ['an order in a form', 'W26100070', { focus: 'field' }, { kind: 'order', number: 'W26100070' }],
    [
      'an order in the field of a preparation',
      'W26100070',
      { focus: 'field', fieldKnows: [] },
      { kind: 'order', number: 'W26100070' },
    ],
    [
      'an order that waits at this counter',
      'W26100070',
      { fieldKnows: ['W26100070'] },
      { kind: 'field', code: 'W26100070' },
    ],
    [
      'an order of those who see none',
      'W26100070',
      { mayOpenOrders: false },
      { kind: 'unknown', code: 'W26100070' },
    ],
    ['an article on a button', EAN, {}, { kind: 'unknown', code: EAN }],
    ['an article on a button of a preparation', EAN, { fieldKnows: [] }, { kind: 'field', code: EAN }],
    [
      'an article in a count of a preparation',
      EAN,
      { focus: 'field', fieldKnows: [] },
      { kind: 'field', code: EAN },
    ],
    ['an article in a search', EAN, { focus: 'search' }, { kind: 'left' }],
    ['an article in a form', EAN, { focus: 'field' }, { kind: 'typed' }],
    ['an article in a long text', EAN, { focus: 'writing', fieldKnows: [] }, { kind: 'left' }],
    ['an order in a long text', 'W26100070', { focus: 'writing' }, { kind: 'left' }],
  ] as const)('%s', (_what, code, place, meaning) => {
    expect(scanMeaning(code, { ...HERE, ...place })).toEqual(meaning);
  });
});
