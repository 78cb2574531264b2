import { describe, expect, it } from 'vitest';
import { MINUTE_MS } from '../durations.ts';
import { heldBy, isHeldByAnother } from './content-hold.ts';

const AT = new Date('2026-11-18T09:00:00Z');
const after = (minutes: number) => new Date(AT.getTime() + minutes * MINUTE_MS);
const hold = { staffId: 1, name: 'Emma', since: AT, seenAt: after(2) };

describe('a text that somebody writes on', () => {
  it.each([
    [undefined, 2, 3, false],
    [hold, 1, 3, false],
    [hold, 2, 3, true],
    [hold, 2, 11, true],
    [hold, 2, 12, false],
  ] as const)('%j is in the way of %i after %i min: %s', (held, staffId, minutes, expected) => {
    expect(isHeldByAnother(held, staffId, after(minutes))).toBe(expected);
  });

  it('is held since the first sign for as long as signs come', () => {
    const emma = { staffId: 1, name: 'Emma' };
    expect(heldBy(hold, emma, after(5))).toEqual({ ...hold, seenAt: after(5) });
    expect(heldBy(hold, emma, after(30)).since).toEqual(after(30));
    expect(heldBy(hold, { staffId: 2, name: 'Claire' }, after(5))).toEqual({
      staffId: 2,
      name: 'Claire',
      since: after(5),
      seenAt: after(5),
    });
  });
});
