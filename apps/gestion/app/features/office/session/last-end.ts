import { STAFF_IDLE_MS } from '@nuancier/domain/staff/session-life.ts';
import { MINUTE_MS } from '@nuancier/domain/durations.ts';

/** An end that no further use puts off, in milliseconds; null: it is the usual one, of a session that was just used. */
export function lastEnd(endsAt: string | null | undefined, now: number): number | null {
  if (endsAt == null) return null;
  const end = Date.parse(endsAt);
  // A use is noted by the minute.
  return end < now + STAFF_IDLE_MS - 2 * MINUTE_MS ? end : null;
}
