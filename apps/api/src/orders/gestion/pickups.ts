import type { QueryPickupsArgs, ShopOrderRow } from '@nuancier/contract/gestion-types.ts';
import { instantAt, localMoment } from '@nuancier/domain/stores/local-moment.ts';
import { addDays } from '@nuancier/domain/stores/opening-hours.ts';
import { entitled } from '../../refusals/entitled.ts';
import { deskFilter } from '../desk/desk-filter.ts';
import { selectPickups } from '../desk/desk-orders-store.ts';
import { deskReach } from '../desk/desk-reach-store.ts';
import { deskRowView } from '../desk/desk-row-view.ts';
import type { DeskContext } from '../orders-context.ts';

const MOST = 200;

/** The counter of the day: what waits there, and what is to be fetched before midnight. */
export async function pickups(context: DeskContext, args: QueryPickupsArgs): Promise<ShopOrderRow[]> {
  const { db } = context;
  const now = context.now();
  const { staff, reach } = entitled(context.staff, 'pickups');
  const tomorrow = addDays(localMoment(now).date, 1);
  const until = instantAt({ date: tomorrow, minutes: 0 });
  const filter = deskFilter({ tab: 'toutes', ...args });
  const rows = await selectPickups(db, await deskReach(db, reach), filter, { until, limit: MOST, now });
  return rows.map((row) => deskRowView(row, staff));
}
