import type { MutationSettleReturnArgs, ShopReturn } from '@nuancier/contract/gestion-types.ts';
import { judgeSettled } from '@nuancier/domain/orders/returns/returns.ts';
import { Refusal } from '../../../refusals/refusal.ts';
import { readReason } from '../../../request/read-reason.ts';
import { tooMuchWords } from '../../desk/given-back-words.ts';
import { paymentNow } from '../../desk/payment-now.ts';
import type { DeskContext } from '../../orders-context.ts';
import { selectCutMoney, settledOfTotal } from '../../records/reductions-store.ts';
import { actOnReturn } from '../../returns/act-on-return.ts';
import { refuseUndue } from '../../returns/pay-return.ts';
import { sumSettled } from '../../returns/return-store.ts';
import { decideReturn } from './decide-return.ts';

/** Money that goes back by another way than the card: it is noted here, and given by whoever keeps the till. */
export function settleReturn(
  context: DeskContext,
  { id, amount_cents: asked, how }: MutationSettleReturnArgs,
): Promise<ShopReturn> {
  const words = readReason(how);
  return actOnReturn(context, { act: 'settleReturn', id, args: [asked, words] }, async (db, held, staff) => {
    const { order } = held;
    // Whether a transfer has come is known to whoever keeps the accounts: their word stands.
    if (!['paid', 'on_account', 'transfer'].includes(paymentNow(order))) throw new Refusal('REFUND_NOT_PAID');
    const cancelled = settledOfTotal(await selectCutMoney(db, order.id));
    const left = order.sums.totalTtc - (await sumSettled(db, order.id)) - cancelled;
    const judged = judgeSettled(asked, left);
    if (!judged.ok)
      throw judged.refusal === 'REFUND_TOO_MUCH'
        ? new Refusal('REFUND_TOO_MUCH', undefined, tooMuchWords(left))
        : new Refusal(judged.refusal);
    await refuseUndue(db, context, held, { role: staff.role, cents: judged.value });
    await decideReturn(db, context, held, {
      staff,
      to: 'refunded',
      event: 'return-settled',
      step: { kind: 'settled', cents: judged.value, how: words },
      details: { amountCents: judged.value, reason: words },
      settledCents: judged.value,
    });
  });
}
