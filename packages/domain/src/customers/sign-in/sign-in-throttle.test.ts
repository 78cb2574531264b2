import { describe, expect, it } from 'vitest';
import { nextSignIn } from './sign-in-throttle.ts';
import type { SignInAttempts, SignInTurn } from './sign-in-throttle.ts';

const START = new Date('2026-03-02T08:00:00Z');
const after = (ms: number): Date => new Date(START.getTime() + ms);

/** Wrong passwords at these moments, in milliseconds from the first. */
function turns(moments: readonly number[]): SignInTurn[] {
  let known: SignInAttempts | null = null;
  return moments.map((ms) => {
    const turn = nextSignIn(known, after(ms));
    known = turn.attempts;
    return turn;
  });
}
const admitted = (moments: readonly number[]): boolean[] => turns(moments).map((turn) => turn.admitted);

describe('nextSignIn', () => {
  it('looks at five wrong passwords in a row, then makes each wait twice as long as the one before', () => {
    expect(admitted([0, 1, 2, 3, 4])).toEqual([true, true, true, true, true]);
    expect(admitted([0, 0, 0, 0, 0])).toEqual([true, true, true, true, true]);
    expect(admitted([0, 1, 2, 3, 4, 1_003]).at(-1)).toBe(false);
    expect(admitted([0, 1, 2, 3, 4, 1_004]).at(-1)).toBe(true);
    expect(admitted([0, 1, 2, 3, 4, 1_004, 3_003]).at(-1)).toBe(false);
    expect(admitted([0, 1, 2, 3, 4, 1_004, 3_004]).at(-1)).toBe(true);
  });

  it('A06 locks with the tenth, refused ones counted', () => {
    const ten = turns([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
    expect(ten.at(-1)?.attempts.lockedUntil).toEqual(after(9 + 600_000));
    expect(admitted([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 599_000]).at(-1)).toBe(false);
  });

  it('A09 unlocks after ten minutes however often a stranger knocks meanwhile', () => {
    const knocks = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 100_000, 300_000, 600_008, 600_009];
    expect(turns(knocks).slice(-2)).toMatchObject([
      { admitted: false },
      { admitted: true, failuresBefore: 0, attempts: { attempts: 1, lockedUntil: null } },
    ]);
  });

  it('forgets failures an hour after the last', () => {
    expect(turns([0, 1, 2, 3_600_001]).at(-1)).toMatchObject({ failuresBefore: 3 });
    expect(turns([0, 1, 2, 3_600_002]).at(-1)).toMatchObject({ failuresBefore: 0 });
  });
});
