import { expect, it } from 'vitest';
import { isPaperNumber, LONGEST_PAPER_NUMBER } from './paper-number.ts';

it.each(['F2600118', 'FA/2026-11.0042', 'N° 12 é', '1', '9'.repeat(LONGEST_PAPER_NUMBER)])(
  '%j is one',
  (text) => {
    expect(isPaperNumber(text)).toBe(true);
  },
);

it.each([
  '',
  ' FA',
  'FA ',
  'FA\u00079',
  'FA\u202E9',
  'FA\u20289',
  'FA\u200B9',
  'FA\n9',
  '\uD800',
  '9'.repeat(LONGEST_PAPER_NUMBER + 1),
])('%j is none', (text) => {
  expect(isPaperNumber(text)).toBe(false);
});
