import type { TodayWork } from '@nuancier/contract/gestion-types.ts';
import { DAY_MS } from '@nuancier/domain/durations.ts';
import { lastDayToPayBack } from '@nuancier/domain/orders/returns/withdrawal.ts';
import { localMoment } from '@nuancier/domain/stores/local-moment.ts';
import { todayWork } from '../../request/today-work.ts';
import { deskReach } from '../desk/desk-reach-store.ts';
import type { DeskContext } from '../orders-context.ts';
import { selectOpenWithdrawals } from '../withdrawal/withdrawals-today-store.ts';

/** Long past their day they are a matter for the accounts, not for the morning. */
const SHOWN_DAYS = 60;

export async function withdrawalsToday({ staff, db, now }: DeskContext): Promise<TodayWork | null> {
  const since = new Date(now().getTime() - SHOWN_DAYS * DAY_MS);
  const waiting = await todayWork(
    staff,
    'withdrawals',
    async (reach) => selectOpenWithdrawals(db, await deskReach(db, reach), since),
    ({ at }) => ({ day: legalDay(at) }),
  );
  if (waiting === null) return null;
  const { oldest } = waiting;
  return { ...waiting, legal_day: legalDay(oldest == null ? null : new Date(oldest)) };
}

function legalDay(declaredAt: Date | null): string | null {
  return declaredAt && lastDayToPayBack(localMoment(declaredAt).date);
}
