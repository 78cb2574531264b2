import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { gathered } from './gathered.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const times = { pauseMs: 500, longestMs: 5_000 };

it('does once what is called for several times together, a pause after the last', () => {
  const act = vi.fn();
  const { call } = gathered(act, times);
  call();
  vi.advanceTimersByTime(400);
  call();
  vi.advanceTimersByTime(499);
  expect(act).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(act).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(60_000);
  expect(act).toHaveBeenCalledTimes(1);
});

it('waits no longer than the longest time, however often it is called, each time anew', async () => {
  const act = vi.fn();
  const { call } = gathered(act, times);
  const busily = async (ms: number) => {
    for (let at = 0; at < ms; at += 400) {
      call();
      await vi.advanceTimersByTimeAsync(400);
    }
  };
  await busily(4_800);
  expect(act).not.toHaveBeenCalled();
  await busily(400);
  expect(act).toHaveBeenCalledTimes(1);
  await busily(4_800);
  expect(act).toHaveBeenCalledTimes(1);
  await busily(800);
  expect(act).toHaveBeenCalledTimes(2);
});

it('begins nothing a second time while it is under way, and does once more what was called for meanwhile', async () => {
  const ends: (() => void)[] = [];
  const act = vi.fn(() => new Promise<void>((end) => void ends.push(end)));
  const { call } = gathered(act, times);
  call();
  vi.advanceTimersByTime(500);
  for (let nth = 0; nth < 3; nth++) {
    call();
    vi.advanceTimersByTime(5_000);
  }
  expect(act).toHaveBeenCalledTimes(1);
  ends[0]?.();
  await vi.advanceTimersByTimeAsync(500);
  expect(act).toHaveBeenCalledTimes(2);
  ends[1]?.();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(act).toHaveBeenCalledTimes(2);
});

it('does nothing once it is cancelled', () => {
  const act = vi.fn();
  const { call, cancel } = gathered(act, times);
  call();
  cancel();
  vi.advanceTimersByTime(60_000);
  expect(act).not.toHaveBeenCalled();
});
