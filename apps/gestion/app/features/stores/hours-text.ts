import { rangesOf } from '@nuancier/domain/stores/opening-hours.ts';
import { formatClock } from '@nuancier/ui/text/format.ts';
import { storesCopy } from './stores-copy.ts';

/** « 7 h 30 – 12 h et 13 h 30 – 18 h » */
export function hoursText(hours: string): string {
  const ranges = rangesOf(hours).map(({ from, to }) => `${formatClock(from)}\u00A0–\u00A0${formatClock(to)}`);
  return ranges.length === 0 ? storesCopy.closed : ranges.join(' et ');
}
