import { HOUR_MS } from '@nuancier/domain/durations.ts';

const FIRST_MS = 30_000;
const LONGEST_MS = HOUR_MS;

/** About a day of attempts: half a minute after the first, doubling up to an hour. */
export const MOST_TRIES = 30;

/** `chance` from 0 to 1 spreads the attempts, so that a server that comes back is not met by all at once. */
export function retryDelayMs(tries: number, chance: number): number {
  const delay = Math.min(FIRST_MS * 2 ** (tries - 1), LONGEST_MS);
  return Math.round(delay * (0.75 + chance / 2));
}
