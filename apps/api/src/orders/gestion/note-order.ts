import type { MutationNoteOrderArgs, ShopOrder } from '@nuancier/contract/gestion-types.ts';
import { isReadableText } from '@nuancier/domain/readable-text.ts';
import { recordAudit } from '../../audit/audit.ts';
import { Refusal } from '../../refusals/refusal.ts';
import { insertNote } from '../desk/desk-order-store.ts';
import type { DeskContext } from '../orders-context.ts';
import { actOnOrder } from '../desk/act-on-order.ts';

const LONGEST = 1_000;

/** For the staff alone. */
export function noteOrder(context: DeskContext, { number, text }: MutationNoteOrderArgs): Promise<ShopOrder> {
  const words = text.trim();
  if (words === '' || words.length > LONGEST || !isReadableText(words)) throw new Refusal('ORDER_NOTE');
  return actOnOrder(context, { act: 'noteOrder', number, args: words }, async (db, order, staff) => {
    await insertNote(db, { orderId: order.id, author: staff.name, words, now: context.now() });
    const { customerId } = order;
    const details = { number: order.number, after: words };
    await recordAudit(db, context, { event: 'order-noted', customerId, details });
  });
}
