// What the address of a report says, so that a colleague who opens it sees the same figures.
import { DAY_MS } from '@nuancier/domain/durations.ts';
import type { SalesReportQueryVariables } from '../../../generated/documents.ts';

export type ReportAsked = SalesReportQueryVariables;

export const WAYS = [
  'day',
  'store',
  'universe',
  'customer',
  'person',
] as const satisfies readonly ReportAsked['by'][];

const NAMES = {
  day: 'jour',
  store: 'magasin',
  universe: 'univers',
  customer: 'client',
  person: 'commercial',
} as const satisfies Record<ReportAsked['by'], string>;

const USUAL_DAYS = 30;
const parisDay = new Intl.DateTimeFormat('fr-CA', { timeZone: 'Europe/Paris', dateStyle: 'short' });

/** Without days: the last thirty. What is no day is left for the API to refuse. */
export function readReportAddress(address: URLSearchParams, now: Date): ReportAsked {
  const text = (name: string) => address.get(name)?.trim() || null;
  return {
    by: WAYS.find((way) => NAMES[way] === address.get('par')) ?? 'day',
    since: text('du') ?? parisDay.format(new Date(now.getTime() - (USUAL_DAYS - 1) * DAY_MS)),
    until: text('au') ?? parisDay.format(now),
  };
}

export function reportAddress({ by, since, until }: ReportAsked): string {
  return `?par=${NAMES[by]}&du=${encodeURIComponent(since)}&au=${encodeURIComponent(until)}`;
}

/** The name of a way in the address. */
export function wayName(by: ReportAsked['by']): string {
  return NAMES[by];
}
