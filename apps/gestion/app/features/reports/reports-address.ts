// What the address of a report says, so that a colleague who opens it sees the same figures.
import type { SalesReportQueryVariables } from '../../../generated/documents.ts';
import { readPeriod } from './report-period.ts';
import type { ReportPeriod } from './report-period.ts';

export type ReportAsked = Pick<SalesReportQueryVariables, 'by'> & ReportPeriod;

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

export function readReportAddress(address: URLSearchParams, now: Date): ReportAsked {
  return { by: WAYS.find((way) => NAMES[way] === address.get('par')) ?? 'day', ...readPeriod(address, now) };
}

export function reportAddress({ by, since, until }: ReportAsked): string {
  return `?par=${NAMES[by]}&du=${encodeURIComponent(since)}&au=${encodeURIComponent(until)}`;
}

/** The name of a way in the address. */
export function wayName(by: ReportAsked['by']): string {
  return NAMES[by];
}
