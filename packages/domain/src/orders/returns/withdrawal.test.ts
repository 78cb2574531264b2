import { expect, it } from 'vitest';
import { daysLeft, lastDayToPayBack, payBackDay, withdrawableLines } from './withdrawal.ts';

const NOW = new Date('2026-11-15T08:00:00Z');
const lines = [
  { sku: 'A', tinted: false },
  { sku: 'B', tinted: true },
];
const daysAgo = (days: number): Date => new Date(NOW.getTime() - days * 86_400_000);

it.each([
  ['a consumer before the goods came', {}, ['A']],
  ['a consumer on the fourteenth day', { receivedAt: daysAgo(14) }, ['A']],
  ['a consumer in the last moment of it', { receivedAt: daysAgo(15) }, ['A']],
  ['a consumer a moment later', { receivedAt: new Date(daysAgo(15).getTime() - 1) }, []],
  ['a professional', { isPrivate: false }, []],
  ['a cancelled order', { status: 'ANNULEE' as const }, []],
])('%s', (_who, facts, expected) => {
  const order = { isPrivate: true, status: 'LIVREE' as const, receivedAt: null, lines, ...facts };
  expect(withdrawableLines(order, NOW).map(({ sku }) => sku)).toEqual(expected);
});

it.each([
  ['2026-11-16', '2026-11-30'],
  ['2026-12-20', '2027-01-03'],
])('what was declared on %s is paid back by %s', (declared, last) => {
  expect(lastDayToPayBack(declared)).toBe(last);
});

it.each([
  ['2026-11-30', '2026-11-16', 14],
  ['2026-11-30', '2026-11-30', 0],
  ['2026-11-30', '2026-12-02', -2],
  ['2027-03-30', '2027-03-26', 4],
])('until %s there are, on %s, %i days left', (last, today, days) => {
  expect(daysLeft(last, today)).toBe(days);
});

it.each([
  ['before they came', null, '2026-11-30'],
  ['when they came in time', '2026-11-20', '2026-11-30'],
  ['when they came after the day of the law', '2026-12-04', '2026-12-04'],
])('the money is due %s', (_when, received, day) => {
  expect(payBackDay('2026-11-16', received)).toBe(day);
});
