import type {
  MutationMarkReadyArgs,
  MutationShipOrderArgs,
  ShopOrder,
} from '@nuancier/contract/gestion-types.ts';
import { isBegun } from '@nuancier/domain/orders/desk-acts.ts';
import type { PartKind } from '@nuancier/domain/orders/order-parts.ts';
import type { DeliveryMode } from '@nuancier/domain/orders/order-status.ts';
import { leftToPick, readyParts, sentParts } from '@nuancier/domain/orders/preparation.ts';
import { Refusal } from '../../refusals/refusal.ts';
import { benchLines } from '../desk/bench-lines.ts';
import { deskCopy } from '../desk/desk-copy.ts';
import { movePartsOf } from '../operations/move-order-parts.ts';
import type { DeskContext } from '../orders-context.ts';
import { actOnOrder } from '../desk/act-on-order.ts';
import { orRefused, refusedAsItStands, refuseOthersOrder } from './refused-acts.ts';

type Step = {
  act: 'markReady' | 'shipOrder';
  mode: DeliveryMode;
  kind: PartKind;
  partsOf: typeof readyParts;
};
const READY: Step = { act: 'markReady', mode: 'EMP', kind: 'PREPARED', partsOf: readyParts };
const SENT: Step = { act: 'shipOrder', mode: 'LIV', kind: 'HANDED_OVER', partsOf: sentParts };

/** What is set aside waits at the counter from now on, and its customer hears so once. */
export function markReady(context: DeskContext, args: MutationMarkReadyArgs): Promise<ShopOrder> {
  return finish(context, args, READY);
}

/** What is set aside leaves with the carrier. */
export function shipOrder(context: DeskContext, args: MutationShipOrderArgs): Promise<ShopOrder> {
  return finish(context, args, SENT);
}

function finish(
  context: DeskContext,
  { number, partly }: { number: string; partly?: boolean | null },
  { act, mode, kind, partsOf }: Step,
): Promise<ShopOrder> {
  const isPartly = partly === true;
  return actOnOrder(context, { act, number, args: isPartly }, async (db, order, staff) => {
    await refuseOthersOrder(db, context, order);
    if (order.mode !== mode) throw new Refusal(mode === 'EMP' ? 'ORDER_IS_SENT' : 'ORDER_IS_FETCHED');
    if (!isBegun(order.status)) throw await refusedAsItStands(db, context, order, 'PREPARATION_NOT_OPEN');
    const lines = benchLines(order);
    const parts = partsOf(lines, { partly: isPartly });
    if (!parts.ok && parts.refusal === 'READY_INCOMPLETE')
      throw new Refusal('READY_INCOMPLETE', undefined, deskCopy.incomplete(leftToPick(lines)));
    if (!parts.ok) throw await refusedAsItStands(db, context, order, parts.refusal);
    const wanted = { number: order.number, kind, lines: parts.value, author: staff.name };
    await orRefused(db, context, order, await movePartsOf(db, context, wanted));
  });
}
