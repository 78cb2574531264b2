import type { TodayWork } from '@nuancier/contract/gestion-types.ts';
import { DAY_MS } from '@nuancier/domain/durations.ts';
import { lastDayToPayBack } from '@nuancier/domain/orders/returns/withdrawal.ts';
import { todayReach } from '@nuancier/domain/staff/reach.ts';
import { todayWork } from '../../request/today-work.ts';
import { deskReach } from '../desk/desk-reach-store.ts';
import type { DeskContext } from '../orders-context.ts';
import { selectFirstConsumersDay, selectOpenWithdrawals } from '../withdrawal/withdrawals-today-store.ts';

/** Long past their day they are a matter for the accounts, not for the morning. */
const SHOWN_DAYS = 60;

export async function withdrawalsToday({ staff, db, now }: DeskContext): Promise<TodayWork | null> {
  const since = new Date(now().getTime() - SHOWN_DAYS * DAY_MS);
  const waiting = await todayWork(
    staff,
    'withdrawals',
    async (reach) => selectOpenWithdrawals(db, await deskReach(db, reach), since),
    ({ day }) => ({ day: legalDay(day) }),
  );
  const reach = staff.kind === 'staff' ? todayReach(staff, 'withdrawals') : null;
  if (waiting === null || reach === null) return null;
  const first = await selectFirstConsumersDay(db, await deskReach(db, reach), since);
  return { ...waiting, legal_day: legalDay(first) };
}

/** Of a consumer alone: the law gives a professional no day. */
function legalDay(declaredOn: string | null): string | null {
  return declaredOn && lastDayToPayBack(declaredOn);
}
