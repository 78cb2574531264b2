import type { TodayFigures } from '@nuancier/contract/gestion-types.ts';
import { reachOf } from '@nuancier/domain/staff/reach.ts';
import { todayLeads } from '@nuancier/domain/staff/today.ts';
import { localMoment } from '@nuancier/domain/stores/local-moment.ts';
import { addDays } from '@nuancier/domain/stores/opening-hours.ts';
import type { Means } from '../../request/asking.ts';
import type { StaffAsking } from '../../request/staff-asking.ts';
import { salesReportOf } from '../sales-report.ts';

/** Yesterday and the same day of the week before, as the report of sales tells them. */
export async function figuresToday({ db, staff, now }: StaffAsking & Means): Promise<TodayFigures | null> {
  if (staff.kind !== 'staff' || !todayLeads(staff.role).includes('figures')) return null;
  const reach = reachOf(staff, 'salesReport');
  if (reach === null) return null;
  const day = addDays(localMoment(now()).date, -1);
  const dayBefore = addDays(day, -7);
  const totalOf = async (on: string) =>
    (await salesReportOf(db, reach, { by: 'store', since: on, until: on }, now())).total;
  const [total, before] = [await totalOf(day), await totalOf(dayBefore)];
  return {
    day,
    day_before: dayBefore,
    orders: total.orders,
    orders_before: before.orders,
    ht_cents: total.ht_cents,
    ht_cents_before: before.ht_cents,
    refunds_ttc_cents: total.refunds_ttc_cents ?? 0,
    refunds_ttc_cents_before: before.refunds_ttc_cents ?? 0,
  };
}
