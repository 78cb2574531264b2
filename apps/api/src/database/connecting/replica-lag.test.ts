import { expect, it } from 'vitest';
import { readLag } from './replica-lag.ts';

type Step = [at: number, primary: bigint, replica: bigint];

it.each<[string, Step[], number | undefined]>([
  ['before anything is known', [], undefined],
  ['a replica that has never come so far', [[0, 10n, 5n]], undefined],
  [
    'one that keeps up',
    [
      [0, 10n, 10n],
      [3, 20n, 25n],
    ],
    3,
  ],
  [
    'a primary that rests is no lag',
    [
      [0, 10n, 10n],
      [3, 10n, 10n],
      [600, 10n, 10n],
    ],
    600,
  ],
  [
    'one that is behind shows an earlier moment',
    [
      [0, 10n, 10n],
      [3, 20n, 12n],
      [6, 30n, 25n],
    ],
    3,
  ],
  [
    'one that has lost its primary stands still',
    [
      [0, 10n, 10n],
      [3, 20n, 10n],
      [60, 30n, 10n],
    ],
    0,
  ],
  [
    'it has caught up again',
    [
      [0, 10n, 10n],
      [3, 20n, 10n],
      [60, 30n, 30n],
    ],
    60,
  ],
  [
    'after a failover that lost the end of the log',
    [
      [0, 100n, 90n],
      [3, 92n, 91n],
      [6, 93n, 93n],
    ],
    6,
  ],
])('%s', (_what, steps, asOf) => {
  const lag = readLag();
  for (const [at, primary, replica] of steps) {
    lag.note(at, primary);
    lag.shows(replica);
  }
  expect(lag.asOf()).toBe(asOf);
});
