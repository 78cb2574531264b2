// What the address of a report says, so that a colleague who opens it sees the same figures.
import type { SalesReportQueryVariables } from '../../../generated/documents.ts';
import { readStore, storeSearch } from '../office/one-store/one-store-address.ts';
import { readPeriod } from './report-period.ts';
import type { ReportPeriod } from './report-period.ts';

export type ReportAsked = Pick<SalesReportQueryVariables, 'by'> & ReportPeriod & { store: string | null };

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
  return {
    by: WAYS.find((way) => NAMES[way] === address.get('par')) ?? 'day',
    ...readPeriod(address, now),
    store: readStore(address),
  };
}

export function reportAddress({ by, since, until, store }: ReportAsked): string {
  const days = `du=${encodeURIComponent(since)}&au=${encodeURIComponent(until)}`;
  return `?par=${NAMES[by]}&${days}${storeSearch(store)}`;
}

/** The name of a way in the address. */
export function wayName(by: ReportAsked['by']): string {
  return NAMES[by];
}
