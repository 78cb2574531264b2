import { describe, expect, it } from 'vitest';
import { MINUTE_MS } from '../durations.ts';
import { livingSince, sessionEndsAt } from './session-life.ts';

const OPENED = new Date('2026-11-16T07:00:00Z');
const after = (minutes: number) => new Date(OPENED.getTime() + minutes * MINUTE_MS);

describe('a session of the staff', () => {
  it.each([
    ['ten minutes after the password, without a second factor', false, 9, 10],
    ['half an hour after it was seen last', true, 45, 75],
    ['after twelve hours, however busy', true, 719, 720],
  ])('ends %s', (_when, isProven, seen, end) => {
    const life = { openedAt: OPENED, seenAt: after(seen), isProven };
    expect(sessionEndsAt(life)).toEqual(after(end));
  });

  it('is asked for by the same bounds', () => {
    const now = after(720);
    expect(livingSince(now)).toEqual({
      seenAfter: after(690),
      openedAfter: after(0),
      halfInAfter: after(710),
    });
  });
});
