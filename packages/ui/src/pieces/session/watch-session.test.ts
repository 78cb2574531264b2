import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { MINUTE_MS } from '@nuancier/domain/durations.ts';
import { sessionUsed, watchSession } from './watch-session.ts';

const LIFE_MS = 60 * MINUTE_MS;
const WARNED_AFTER_MS = 55 * MINUTE_MS;

type SeenSessions = (number | null)[];
const channel = 'essai-session';
const stops: (() => void)[] = [];

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
});

afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  vi.useRealTimers();
});

/** A page of the shop open in the browser, and the warnings it got. */
function openPage(): SeenSessions {
  const told: SeenSessions = [];
  stops.push(watchSession({ channel, lifeMs: LIFE_MS }, (endsAt) => told.push(endsAt)));
  return told;
}

describe('a session nobody uses', () => {
  it('is told to end five minutes before, and not sooner', () => {
    const endsAt = Date.now() + LIFE_MS - MINUTE_MS;
    const told = openPage();
    vi.advanceTimersByTime(WARNED_AFTER_MS - 1);
    expect(told).toEqual([null]);
    vi.advanceTimersByTime(1);
    expect(told).toEqual([null, endsAt]);
  });

  it.each([
    { use: 'another page that is opened', happen: openPage },
    { use: 'a press on another page', happen: () => sessionUsed(channel) },
  ])('$use takes the warning back, and puts it off as long again', async ({ happen }) => {
    const told = openPage();
    vi.advanceTimersByTime(WARNED_AFTER_MS);
    expect(told.at(-1)).toEqual(expect.any(Number));
    happen();
    await expect.poll(() => told.at(-1)).toBeNull();
    vi.advanceTimersByTime(WARNED_AFTER_MS);
    expect(told.at(-1)).toBeGreaterThan(Date.now());
  });

  it('is told of an end that was set, however busy it is', async () => {
    const endsAt = Date.now() + LIFE_MS;
    const told: SeenSessions = [];
    stops.push(watchSession({ channel, lifeMs: LIFE_MS, endsAt }, (end) => told.push(end)));
    vi.advanceTimersByTime(WARNED_AFTER_MS - MINUTE_MS);
    sessionUsed(channel);
    await expect.poll(() => told.length).toBeGreaterThan(1);
    expect(told.filter((end) => end !== null)).toEqual([]);
    vi.advanceTimersByTime(MINUTE_MS);
    expect(told.at(-1)).toBe(endsAt);
  });

  it('is told nowhere on a page that has been left', () => {
    const told = openPage();
    stops.pop()?.();
    vi.advanceTimersByTime(LIFE_MS);
    expect(told).toEqual([null]);
  });
});
