import { formatAmount, formatLocalDay, formatNumber } from '@nuancier/ui/text/format.ts';
import type { FigureBy, FigureKind } from '../../../generated/documents.ts';
import { figuresCopy as copy } from './figures-copy.ts';

const shares = new Intl.NumberFormat('fr-FR', {
  style: 'percent',
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
});
const tenths = new Intl.NumberFormat('fr-FR', { maximumFractionDigits: 1 });
const HOURS_A_DAY = 24;

export function figureText(value: number | null | undefined, kind: FigureKind): string {
  if (value == null) return copy.none;
  switch (kind) {
    case 'count':
      return formatNumber(value);
    case 'cents':
      return formatAmount(value / 100);
    case 'share':
      return shares.format(value);
    case 'hours':
      return hoursText(value);
  }
}

function hoursText(hours: number): string {
  if (hours < 1) return copy.minutes(tenths.format(Math.round(hours * 60)));
  return hours < 2 * HOURS_A_DAY
    ? copy.hours(tenths.format(hours))
    : copy.days(tenths.format(hours / HOURS_A_DAY));
}

/** Articles of one product have its name: their references tell them apart. */
export function rowName({ key, label }: { key: string; label: string }, by: FigureBy): string {
  if (by === 'day') return formatLocalDay(key);
  if (by === 'article') return copy.article(label, key);
  return by === 'week' ? copy.weekOf(formatLocalDay(key)) : label;
}
