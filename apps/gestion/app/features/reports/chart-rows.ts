import { daysUntil } from '@nuancier/domain/calendar-day.ts';
import { DAY_MS } from '@nuancier/domain/durations.ts';
import { localMoment } from '@nuancier/domain/stores/local-moment.ts';
import type { FigureTableFragment } from '../../../generated/documents.ts';

type Table = Pick<FigureTableFragment, 'by' | 'columns' | 'rows'>;
type Row = FigureTableFragment['rows'][number];

/** A chart of days leaves none out, up to today: where there is nothing to tell, it is nothing. */
export function chartRows(
  { by, columns, rows }: Table,
  { since, until }: { since: string; until: string },
  now: string,
): readonly Row[] {
  if (by !== 'day') return rows;
  const today = localMoment(new Date(now)).date;
  const length = Math.max(0, daysUntil(since, until < today ? until : today) + 1);
  const known = new Map(rows.map((row) => [row.key, row]));
  return Array.from({ length }, (_, at) => {
    const day = new Date(Date.parse(since) + at * DAY_MS).toISOString().slice(0, 10);
    return known.get(day) ?? { key: day, label: day, values: columns.map(() => 0) };
  });
}
