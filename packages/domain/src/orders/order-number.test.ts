import { expect, it } from 'vitest';
import { orderNumber, readOrderNumber } from './order-number.ts';

it.each([
  [2026, 1, 'W26000001'],
  [2026, 100_007, 'W26100007'],
  [2007, 12, 'W07000012'],
  [2031, 999_999, 'W31999999'],
  [2026, 1_000_000, 'W261000000'],
])('order %i/%i is %s, and reads back', (year, nth, number) => {
  expect(orderNumber(year, nth)).toBe(number);
  expect(readOrderNumber(number)).toEqual({ year, nth });
});

it.each(['', 'W26', 'X26000001', 'AW26000001', 'W26000001 ', 'w26000001', 'W2600000A'])(
  '« %s » is none of ours',
  (text) => {
    expect(readOrderNumber(text)).toBeNull();
  },
);
