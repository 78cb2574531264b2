import type { MutationGiveUpActArgs, ShopOrder } from '@nuancier/contract/gestion-types.ts';
import type { PartKind } from '@nuancier/domain/orders/order-parts.ts';
import { recordAudit } from '../../audit/audit.ts';
import { Refusal } from '../../refusals/refusal.ts';
import { actOnOrder } from '../desk/act-on-order.ts';
import { onlyWhoPressed } from '../desk/only-who-pressed.ts';
import type { DeskContext } from '../orders-context.ts';

/** Nothing of the order changes: what was pressed was never sent, and who decided so is known. */
export function giveUpAct(
  context: DeskContext,
  { number, act, of, pressedAt, pressedBy }: MutationGiveUpActArgs,
): Promise<ShopOrder> {
  onlyWhoPressed(context, pressedBy);
  if (!/^\d{1,9}$/.test(of)) throw new Refusal('NO_SUCH_STAFF');
  return actOnOrder(context, { act: 'giveUpAct', number, args: [act, of, pressedAt] }, async (db, order) => {
    const kind: PartKind = act === 'handOverLines' ? 'HANDED_OVER' : 'PREPARED';
    const details = { number: order.number, kind, of: Number(of), at: momentOf(pressedAt) };
    await recordAudit(db, context, { event: 'order-act-given-up', customerId: order.customerId, details });
  });
}

/** By a clock that is not the shop's: what is no moment is none. */
function momentOf(given: string): string | null {
  const at = Date.parse(given);
  return Number.isNaN(at) ? null : new Date(at).toISOString();
}
