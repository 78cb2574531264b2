import { DAY_MS } from '@nuancier/domain/durations.ts';

export type ReportPeriod = { since: string; until: string };

/** In days; the first is the usual one. */
export const SPANS = [30, 90, 365] as const;

const parisDay = new Intl.DateTimeFormat('fr-CA', { timeZone: 'Europe/Paris', dateStyle: 'short' });

/** Without days: the last thirty. What is no day is left for the API to refuse. */
export function readPeriod(address: URLSearchParams, now: Date): ReportPeriod {
  const text = (name: string) => address.get(name)?.trim() || null;
  const last = lastDays(SPANS[0], now);
  return { since: text('du') ?? last.since, until: text('au') ?? last.until };
}

/** Today included. */
export function lastDays(days: number, now: Date): ReportPeriod {
  return {
    since: parisDay.format(new Date(now.getTime() - (days - 1) * DAY_MS)),
    until: parisDay.format(now),
  };
}
