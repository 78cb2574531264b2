import { expect, it } from 'vitest';
import { isOrderLinkOpen } from './order-link.ts';

const placedAt = new Date('2026-03-02T08:05:00Z');

it.each([
  ['2026-03-02T08:05:00Z', true],
  ['2026-05-31T08:04:59Z', true],
  ['2026-05-31T08:05:00Z', false],
  ['2027-03-02T08:05:00Z', false],
])('the link of an order of 2 March opens it at %s: %s', (now, opens) => {
  expect(isOrderLinkOpen(placedAt, new Date(now))).toBe(opens);
});
