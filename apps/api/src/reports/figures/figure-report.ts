// A report is a table with its own headings: its operation, its file and its page are all made from one of these.
import type { FigureBy, FigureColumn } from '@nuancier/contract/gestion-types.ts';
import type { ReportOperation } from '@nuancier/domain/staff/rights/house/reports-rights.ts';
import type { StaffReach } from '../../customers/customers.ts';
import type { Database } from '../../database/tables.ts';
import type { Period } from '../report-period.ts';

export const FIGURE_WAYS = [
  'day',
  'week',
  'store',
  'universe',
  'article',
  'step',
  'company',
  'words',
] as const satisfies readonly FigureBy[];

export type FiguresQuestion = {
  by: FigureBy;
  period: Period;
  reach: StaffReach;
  store: string | null;
  /** untouched for so long */
  hours: number;
  now: Date;
};

/** `isWhole`: of all rows together. */
export type FigureSum = { key: string; label: string; isWhole: boolean; values: (number | null)[] };

export type FigureReport = {
  operation: ReportOperation;
  /** the heading of the rows' names, for each way of telling it; the first is the usual one */
  headings: Readonly<Partial<Record<FigureBy, string>>>;
  columns: (by: FigureBy) => readonly FigureColumn[];
  /** which of them is drawn */
  drawn: (by: FigureBy) => number;
  select: (db: Database, asked: FiguresQuestion) => Promise<FigureSum[]>;
};

export const count = (label: string): FigureColumn => ({ label, kind: 'count' });
export const cents = (label: string): FigureColumn => ({ label, kind: 'cents' });
export const share = (label: string): FigureColumn => ({ label, kind: 'share' });
export const hours = (label: string): FigureColumn => ({ label, kind: 'hours' });
