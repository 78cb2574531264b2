import type { MutationResendOrderMailArgs, ShopOrder } from '@nuancier/contract/gestion-types.ts';
import { recordAudit } from '../../audit/audit.ts';
import { Refusal } from '../../refusals/refusal.ts';
import { notifyOrderPlaced, notifyStatusChanged, readerOf } from '../news/order-news.ts';
import type { DeskContext } from '../orders-context.ts';
import { actOnOrder } from '../desk/act-on-order.ts';
import { refuseOthersOrder } from './refused-acts.ts';

/** Written anew: it says how the order is now. */
export function resendOrderMail(
  context: DeskContext,
  { number, kind }: MutationResendOrderMailArgs,
): Promise<ShopOrder> {
  return actOnOrder(context, { act: 'resendOrderMail', number, args: kind }, async (db, order) => {
    const now = context.now();
    await refuseOthersOrder(db, context, order);
    if ((await readerOf(db, order)) === null) throw new Refusal('BUYER_TAKES_NO_MAIL');
    await (kind === 'confirmation' ? notifyOrderPlaced(db, order, now) : notifyStatusChanged(db, order, now));
    const { customerId } = order;
    const details = { number: order.number, kind };
    await recordAudit(db, context, { event: 'order-mail-resent', customerId, details });
  });
}
