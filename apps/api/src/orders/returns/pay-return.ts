// What may be paid for a return, by whom and how much.
import { isInHand } from '@nuancier/domain/orders/returns/returns.ts';
import type { ReturnAct } from '@nuancier/domain/orders/returns/returns.ts';
import { paysBeforeReceipt } from '@nuancier/domain/staff/rights/selling/returns-rights.ts';
import type { StaffRole } from '@nuancier/domain/staff/roles.ts';
import type { DatabaseTransaction } from '../../database/tables.ts';
import { Refusal } from '../../refusals/refusal.ts';
import { selectDeskFacts } from '../desk/desk-order-store.ts';
import type { DeskContext } from '../orders-context.ts';
import { selectCutMoney, settledOfTotal } from '../records/reductions-store.ts';
import { returnCopy } from './return-copy.ts';
import { returnFacts } from './return-lines.ts';
import type { HeldReturn } from './return-lines.ts';
import { selectReturnsOf } from './return-store.ts';
import { worthOf } from './return-worth.ts';

export function isPayment(act: ReturnAct): boolean {
  return act === 'refundReturn' || act === 'settleReturn';
}

export function isPayable(held: HeldReturn, role: StaffRole): boolean {
  return paysBeforeReceipt(role) || isInHand(returnFacts(held));
}

/** The return must be held. */
export async function refuseUndue(
  db: DatabaseTransaction,
  { now }: Pick<DeskContext, 'now'>,
  held: HeldReturn,
  { role, cents }: { role: StaffRole; cents: number },
): Promise<void> {
  if (!isPayable(held, role)) throw new Refusal('RETURN_NOT_RECEIVED');
  const returns = await selectReturnsOf(db, held.order.id);
  const others = returns.filter(({ id }) => id !== held.record.id);
  const facts = await selectDeskFacts(db, held.order.id, now());
  const settledCents = settledOfTotal(await selectCutMoney(db, held.order.id));
  const worth = worthOf({ ...held, others, facts, settledCents });
  if (cents > worth) throw new Refusal('RETURN_WORTH_LESS', undefined, returnCopy.worthLess(worth));
}
