import { expect, it } from 'vitest';
import { growingPause } from './growing-pause.ts';

it('doubles from half a second and stays at half a minute', () => {
  expect([0, 1, 2, 3, 4, 5, 6, 7, 1_000].map(growingPause)).toEqual([
    500, 1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000, 30_000,
  ]);
});
