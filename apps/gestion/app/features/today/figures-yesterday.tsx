import { CardTable } from '@nuancier/ui/pieces/tables/card-table.tsx';
import { formatAmount, formatLocalDay, formatNumber } from '@nuancier/ui/text/format.ts';
import type { TodaySumsFragment } from '../../../generated/documents.ts';
import { todayCopy } from './today-copy.ts';

const { figures: copy } = todayCopy;
const euros = (cents: number) => formatAmount(cents / 100);

/** Yesterday beside the same day a week before. */
export function FiguresYesterday({ figures }: { figures: TodaySumsFragment }) {
  const rows = [
    { name: copy.orders, now: figures.orders, before: figures.orders_before, shown: formatNumber },
    { name: copy.sold, now: figures.ht_cents, before: figures.ht_cents_before, shown: euros },
    {
      name: copy.refunds,
      now: figures.refunds_ttc_cents,
      before: figures.refunds_ttc_cents_before,
      shown: euros,
    },
  ];
  return (
    <CardTable
      caption={copy.title}
      columns={[
        { label: copy.what },
        { label: formatLocalDay(figures.day), figures: true },
        { label: formatLocalDay(figures.day_before), figures: true },
        { label: copy.change, figures: true },
      ]}
      rows={rows.map(({ name, now, before, shown }) => ({
        key: name,
        cells: [name, shown(now), shown(before), changeWords(now, before)],
      }))}
    />
  );
}

/** In hundredths of what it was; of nothing there is none. */
function changeWords(now: number, before: number): string {
  if (now === before) return copy.same;
  if (before === 0) return todayCopy.nothing;
  const percent = Math.round(((now - before) / Math.abs(before)) * 100);
  return copy.percent(`${percent > 0 ? '+' : '−'}${formatNumber(Math.abs(percent))}`);
}
