import type { TodayWork } from '@nuancier/contract/gestion-types.ts';
import { lastDayToPayBack } from '@nuancier/domain/orders/returns/withdrawal.ts';
import { todayReach } from '@nuancier/domain/staff/reach.ts';
import { todayWork } from '../../request/today-work.ts';
import { deskReach } from '../desk/desk-reach-store.ts';
import type { DeskContext } from '../orders-context.ts';
import {
  selectFirstConsumersDay,
  selectOpenWithdrawals,
  selectReceivedReturns,
} from '../withdrawal/withdrawals-today-store.ts';

export async function withdrawalsToday({ staff, db }: DeskContext): Promise<TodayWork | null> {
  const waiting = await todayWork(
    staff,
    'withdrawals',
    async (reach) => selectOpenWithdrawals(db, await deskReach(db, reach)),
    ({ day }) => ({ day: legalDay(day) }),
  );
  const reach = staff.kind === 'staff' ? todayReach(staff, 'withdrawals') : null;
  if (waiting === null || reach === null) return null;
  const first = await selectFirstConsumersDay(db, await deskReach(db, reach));
  return { ...waiting, legal_day: legalDay(first) };
}

/** Their goods are back: only the money is left to give. */
export async function returnsToPay({ staff, db }: DeskContext): Promise<TodayWork | null> {
  return todayWork(
    staff,
    'returns_to_pay',
    async (reach) => selectReceivedReturns(db, await deskReach(db, reach)),
    ({ day }) => ({ day: legalDay(day) }),
  );
}

/** Of a consumer alone: the law gives a professional no day. */
function legalDay(declaredOn: string | null): string | null {
  return declaredOn && lastDayToPayBack(declaredOn);
}
