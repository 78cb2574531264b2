import { expect, it } from 'vitest';
import { drainWindows } from './drain-windows.ts';

it.each([
  [25_000, { workerMs: 23_000, killMs: 24_000 }],
  [1_000, { workerMs: 500, killMs: 750 }],
])('of %i ms the workers have most, and all have left before the end', (drainMs, windows) => {
  expect(drainWindows(drainMs)).toEqual(windows);
});
