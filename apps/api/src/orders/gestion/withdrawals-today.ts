import type { TodayCount } from '@nuancier/contract/gestion-types.ts';
import { DAY_MS } from '@nuancier/domain/durations.ts';
import { lastDayToPayBack } from '@nuancier/domain/orders/returns/withdrawal.ts';
import { localMoment } from '@nuancier/domain/stores/local-moment.ts';
import { todayCount } from '../../request/today-count.ts';
import { deskReach } from '../desk/desk-reach-store.ts';
import type { DeskContext } from '../orders-context.ts';
import { countWithdrawals } from '../withdrawal/withdrawals-today-store.ts';

/** Long past their day they are a matter for the accounts, not for the morning. */
const SHOWN_DAYS = 60;

export async function withdrawalsToday({ staff, db, now }: DeskContext): Promise<TodayCount | null> {
  const since = new Date(now().getTime() - SHOWN_DAYS * DAY_MS);
  const waiting = await todayCount(staff, 'withdrawals', async (reach) =>
    countWithdrawals(db, await deskReach(db, reach), since),
  );
  if (waiting === null) return null;
  const { oldest } = waiting;
  return { ...waiting, legal_day: oldest && lastDayToPayBack(localMoment(new Date(oldest)).date) };
}
