import { afterEach, expect, it, vi } from 'vitest';
import { stopOnce, stopSignals } from './stop-signal.ts';

afterEach(() => vi.useRealTimers());

it.each([
  ['linux', ['SIGINT', 'SIGTERM']],
  ['darwin', ['SIGINT', 'SIGTERM']],
  // Windows sends no SIGTERM; service wrappers send Ctrl-C or Ctrl-Break.
  ['win32', ['SIGINT', 'SIGBREAK']],
] as const)('on %s the shop leaves in order at %j', (platform, expected) => {
  expect(stopSignals(platform)).toEqual(expected);
});

it('what npm passes on of the same Ctrl-C changes nothing; who asks again a moment later is heard', () => {
  vi.useFakeTimers({ toFake: ['performance', 'setTimeout'] });
  const [stop, again] = [vi.fn(() => new Promise<void>(() => {})), vi.fn()];
  const ask = stopOnce(stop, 60_000, again);
  ask();
  ask();
  vi.advanceTimersByTime(300);
  ask();
  expect([stop.mock.calls.length, again.mock.calls.length]).toEqual([1, 0]);
  vi.advanceTimersByTime(1_000);
  ask();
  expect([stop.mock.calls.length, again.mock.calls.length]).toEqual([1, 1]);
});
