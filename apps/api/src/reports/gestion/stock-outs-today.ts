import type { TodayWork } from '@nuancier/contract/gestion-types.ts';
import { localMoment } from '@nuancier/domain/stores/local-moment.ts';
import { staffReach } from '../../customers/customers.ts';
import type { Means } from '../../request/asking.ts';
import type { StaffAsking } from '../../request/staff-asking.ts';
import { todayWork, waitingAmong } from '../../request/today-work.ts';
import { counted } from '../../text/french-words.ts';
import { stockOutReport } from '../figures/stock-out-report.ts';

/** Ordered since midnight in France, and out of stock where it was: the rows of the report of this one day. */
export function stockOutsToday({ db, staff, now: clock }: StaffAsking & Means): Promise<TodayWork | null> {
  const now = clock();
  const { date: day } = localMoment(now);
  return todayWork(staff, 'stock_outs', async (reach) => {
    const sums = await stockOutReport.select(db, {
      by: 'article',
      period: { since: day, until: day },
      reach: await staffReach(db, reach),
      store: null,
      hours: 0,
      now,
    });
    const rows = sums.filter(({ isWhole }) => !isWhole);
    return waitingAmong(
      rows.map(({ key, label, values: [, , missed] }) => ({
        key,
        title: label === '' ? key : label,
        detail: `Réf.\u00A0${key}, ${counted(missed ?? 0, 'conditionnement demandé', 'conditionnements demandés')}`,
        at: null,
        day: null,
        cents: null,
      })),
    );
  });
}
