import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { watchDays } from './watch-days.ts';

const now = () => new Date();

describe('watchDays', () => {
  beforeEach(() => {
    vi.useFakeTimers({ now: new Date('2026-11-15T22:58:30Z') });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('tells of a new day at midnight in France, once', async () => {
    const onNewDay = vi.fn(async () => {});
    const days = watchDays(now, onNewDay, () => {});
    await vi.advanceTimersByTimeAsync(89_999);
    expect(onNewDay).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(onNewDay.mock.calls).toEqual([['2026-11-15', '2026-11-16']]);
    await vi.advanceTimersByTimeAsync(3_600_000);
    expect(onNewDay).toHaveBeenCalledTimes(1);
    days.close();
    await vi.advanceTimersByTimeAsync(48 * 3_600_000);
    expect(onNewDay).toHaveBeenCalledTimes(1);
  });

  it('tries again a minute later when something went wrong', async () => {
    const trouble = new Error('no database');
    const onNewDay = vi.fn(async () => {}).mockRejectedValueOnce(trouble);
    const report = vi.fn();
    const days = watchDays(now, onNewDay, report);
    await vi.advanceTimersByTimeAsync(90_000);
    expect(report).toHaveBeenCalledWith(trouble);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(onNewDay).toHaveBeenCalledTimes(2);
    days.close();
  });
});
