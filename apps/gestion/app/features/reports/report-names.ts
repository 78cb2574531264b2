// The reports beside that of sales, by their name in the address, in their order.
import type { ReportOperation } from '@nuancier/domain/staff/rights/house/reports-rights.ts';
import { scopeOf } from '@nuancier/domain/staff/rights.ts';
import type { StaffRole } from '@nuancier/domain/staff/roles.ts';
import type { FigureBy } from '../../../generated/documents.ts';

type Named = {
  operation: ReportOperation;
  ways: readonly FigureBy[];
  /** how a store alone is told, from the row of that store */
  within: FigureBy | null;
};

export const REPORTS = {
  marge: { operation: 'marginReport', ways: ['day', 'store', 'universe'], within: 'day' },
  ruptures: { operation: 'stockOutReport', ways: ['store', 'article'], within: 'article' },
  promesses: { operation: 'promiseReport', ways: ['store', 'week'], within: 'week' },
  paniers: { operation: 'abandonedCartsReport', ways: ['day', 'store'], within: 'day' },
  conversion: { operation: 'conversionReport', ways: ['step'], within: null },
  validations: { operation: 'approvalTimesReport', ways: ['company', 'week'], within: null },
  recherches: { operation: 'searchesReport', ways: ['words', 'day'], within: null },
} as const satisfies Record<string, Named>;
export type ReportName = keyof typeof REPORTS;

const NAMES = [
  'marge',
  'ruptures',
  'promesses',
  'paniers',
  'conversion',
  'validations',
  'recherches',
] as const;

export function reportNamed(name: string | undefined): ReportName | null {
  return NAMES.find((known) => known === name) ?? null;
}

/** Sales first: null. */
export function reportsOf(role: StaffRole): (ReportName | null)[] {
  const others = NAMES.filter((name) => scopeOf(REPORTS[name].operation, role) !== null);
  return scopeOf('salesReport', role) === null ? others : [null, ...others];
}
