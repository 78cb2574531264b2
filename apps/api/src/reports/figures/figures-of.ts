import type { FigureBy, FigureRow, FiguresAsked, FigureTable } from '@nuancier/contract/gestion-types.ts';
import type { Reach } from '@nuancier/domain/staff/reach.ts';
import { staffReach } from '../../customers/customers.ts';
import type { Database } from '../../database/tables.ts';
import { Refusal } from '../../refusals/refusal.ts';
import { reportPeriod } from '../report-period.ts';
import { unhurried } from '../unhurried.ts';
import { FIGURE_WAYS } from './figure-report.ts';
import type { FigureReport, FigureSum } from './figure-report.ts';

const USUAL_HOURS = 24;
const MOST_HOURS = 24 * 366;

export async function figuresOf(
  db: Database,
  report: FigureReport,
  reach: Reach,
  { asked, now }: { asked: FiguresAsked; now: Date },
): Promise<FigureTable> {
  const { by, heading } = wayOf(report, asked.by ?? null);
  const question = {
    by,
    period: reportPeriod(asked),
    reach: await staffReach(db, reach),
    store: asked.store ?? null,
    hours: hoursOf(asked.hours ?? USUAL_HOURS),
    now,
  };
  const sums = await unhurried(db, (patient) => report.select(patient, question));
  const rows = sums.filter(({ isWhole }) => !isWhole);
  const whole = sums.find(({ isWhole }) => isWhole);
  return {
    by,
    heading,
    columns: [...report.columns(by)],
    drawn: report.drawn(by),
    rows: rows.slice(0, Math.max(0, asked.first ?? rows.length)).map(rowOf),
    row_count: rows.length,
    total: whole === undefined ? null : rowOf({ ...whole, key: '', label: '' }),
  };
}

function wayOf({ headings }: FigureReport, asked: FigureBy | null): { by: FigureBy; heading: string } {
  const by = asked ?? waysOf(headings)[0];
  const heading = by && headings[by];
  if (by === undefined || heading === undefined) throw new Refusal('REPORT_WAY');
  return { by, heading };
}

function waysOf(headings: FigureReport['headings']): FigureBy[] {
  return Object.keys(headings).flatMap((key) => FIGURE_WAYS.filter((way) => way === key));
}

function hoursOf(hours: number): number {
  if (hours < 1 || hours > MOST_HOURS) throw new Refusal('REPORT_HOURS');
  return hours;
}

function rowOf({ key, label, values }: FigureSum): FigureRow {
  return { key, label, values };
}
