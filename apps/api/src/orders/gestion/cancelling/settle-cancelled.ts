import type { MutationSettleCancelledArgs, ShopOrder } from '@nuancier/contract/gestion-types.ts';
import { judgeSettled } from '@nuancier/domain/orders/returns/returns.ts';
import { recordAudit } from '../../../audit/audit.ts';
import { Refusal } from '../../../refusals/refusal.ts';
import { readReason } from '../../../request/read-reason.ts';
import { actOnOrder } from '../../desk/act-on-order.ts';
import { selectDeskFacts } from '../../desk/desk-order-store.ts';
import { tooMuchWords } from '../../desk/given-back-words.ts';
import { settleableOf } from '../../desk/payment-now.ts';
import { tellSettled } from '../../news/order-events.ts';
import { notifyRefund } from '../../news/order-news.ts';
import type { DeskContext } from '../../orders-context.ts';
import { closeWithoutMoney } from '../../returns/close-returns.ts';
import { insertSettlement, selectCutMoney } from '../../records/reductions-store.ts';

/** Money for what is cancelled that goes back by another way than the card: noted here, given by whoever keeps the till. */
export function settleCancelled(
  context: DeskContext,
  { number, amount_cents: asked, how }: MutationSettleCancelledArgs,
): Promise<ShopOrder> {
  const words = readReason(how);
  const act = { act: 'settleCancelled', number, args: [asked, words] } as const;
  return actOnOrder(context, act, async (db, order, staff) => {
    const now = context.now();
    const money = await selectCutMoney(db, order.id);
    const left = settleableOf(order, await selectDeskFacts(db, order.id, now), money);
    if (left === 0) throw new Refusal('SETTLE_NOTHING');
    const judged = judgeSettled(asked, left);
    if (!judged.ok)
      throw judged.refusal === 'REFUND_TOO_MUCH'
        ? new Refusal('REFUND_TOO_MUCH', undefined, tooMuchWords(left))
        : new Refusal(judged.refusal);
    const cents = judged.value;
    await insertSettlement(db, order.id, { at: now, author: staff.name, cents, how: words });
    const backCents = money.settled.reduce((sum, { cents: before }) => sum + before, cents);
    const told = {
      amountCents: cents,
      backCents,
      isWhole: order.status === 'ANNULEE' && cents === left,
      now,
    };
    // Nothing is left for its returns either.
    if (told.isWhole) await closeWithoutMoney(db, order, { author: staff.name, now });
    await tellSettled(db, order.number, { ...told, how: words });
    await notifyRefund(db, order, { ...told, returnId: null, how: words });
    await recordAudit(db, context, {
      event: 'order-settled',
      customerId: order.customerId,
      details: { number: order.number, amountCents: cents, reason: words },
    });
  });
}
