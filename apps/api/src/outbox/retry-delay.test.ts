import { expect, it } from 'vitest';
import { HOUR_MS } from '@nuancier/domain/durations.ts';
import { MOST_TRIES, retryDelayMs } from './retry-delay.ts';

it.each([
  [1, 0.5, 30_000],
  [1, 0, 22_500],
  [1, 1, 37_500],
  [2, 0.5, 60_000],
  [7, 0.5, 1_920_000],
  [8, 0.5, 3_600_000],
  [29, 0.5, 3_600_000],
])('after attempt %i with chance %f the next is %i ms away', (tries, chance, wanted) => {
  expect(retryDelayMs(tries, chance)).toBe(wanted);
});

it('K09 a mail outlives a server that is gone for the best part of a day, even by the shortest delays', () => {
  const waited = Array.from({ length: MOST_TRIES - 1 }, (_, index) => retryDelayMs(index + 1, 0));
  expect(waited.reduce((sum, delay) => sum + delay, 0)).toBeGreaterThan(16 * HOUR_MS);
});
