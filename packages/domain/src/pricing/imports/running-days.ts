// Prices are valid in whole French days, written YYYY-MM-DD: such days compare as texts.
import { DAY_MS } from '../../durations.ts';

/** Both days are included; open where there is none. */
export function runsOn(day: string, from: string | null, to: string | null): boolean {
  return (from === null || from <= day) && (to === null || day <= to);
}

export function dayBefore(day: string): string {
  return new Date(Date.parse(day) - DAY_MS).toISOString().slice(0, 10);
}
