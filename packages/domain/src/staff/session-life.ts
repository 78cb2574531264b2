// When a session of the staff ends by itself: left alone, or after a working day however busy it was.
import { HOUR_MS, MINUTE_MS } from '../durations.ts';

/** A screen left open at a counter is nobody's after this. */
export const STAFF_IDLE_MS = 30 * MINUTE_MS;
/** A long day with its breaks; the next one begins with a password. */
export const STAFF_LONGEST_MS = 12 * HOUR_MS;
/** Between the password and the second factor, setting one up included. */
export const HALF_IN_MS = 10 * MINUTE_MS;

export type StaffSessionLife = { openedAt: Date; seenAt: Date; isProven: boolean };

export function sessionEndsAt({ openedAt, seenAt, isProven }: StaffSessionLife): Date {
  const opened = openedAt.getTime();
  if (!isProven) return new Date(opened + HALF_IN_MS);
  return new Date(Math.min(seenAt.getTime() + STAFF_IDLE_MS, opened + STAFF_LONGEST_MS));
}

/** The same as moments of the past: a session that was seen or opened later still lives. */
export function livingSince(now: Date): { seenAfter: Date; openedAfter: Date; halfInAfter: Date } {
  const before = (ms: number) => new Date(now.getTime() - ms);
  return {
    seenAfter: before(STAFF_IDLE_MS),
    openedAfter: before(STAFF_LONGEST_MS),
    halfInAfter: before(HALF_IN_MS),
  };
}
