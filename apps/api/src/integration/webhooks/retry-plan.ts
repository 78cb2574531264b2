import { HOUR_MS, MINUTE_MS } from '@nuancier/domain/durations.ts';

/** Pauses before each try; together a little more than three days. */
const PAUSES_MS = [
  0,
  5_000,
  5 * MINUTE_MS,
  30 * MINUTE_MS,
  ...[2, 5, 10, 14, 20, 24].map((hours) => hours * HOUR_MS),
];

/** Until the next try after so many; null when it was the last. `chance` from 0 to 1 spreads them. */
export function pauseAfter(tries: number, chance: number): number | null {
  const pause = PAUSES_MS[tries];
  return pause === undefined ? null : Math.round(pause * (1 + chance / 10));
}
