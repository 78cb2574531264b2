import type { MutationPrepareLinesArgs, ShopOrder } from '@nuancier/contract/gestion-types.ts';
import { isBegun } from '@nuancier/domain/orders/desk-acts.ts';
import { pick } from '@nuancier/domain/orders/preparation.ts';
import { recordAudit } from '../../audit/audit.ts';
import { announceToScreens } from '../../database/announce-to-screens.ts';
import { benchLines } from '../desk/bench-lines.ts';
import { writePicked } from '../desk/desk-order-store.ts';
import { onlyWhoPressed } from '../desk/only-who-pressed.ts';
import type { DeskContext } from '../orders-context.ts';
import type { Order } from '../records/order-record.ts';
import { actOnOrder } from '../desk/act-on-order.ts';
import { refusedAsItStands, refusedMove, refuseOthersOrder } from './refused-acts.ts';

const MOVED_BY = ['order-lines-picked', 'order-parts-moved', 'order-status-changed'];

/** By whoever is at the bench: the one who began it, or one who helps. */
export async function prepareLines(
  context: DeskContext,
  { number, lines, pressedBy }: MutationPrepareLinesArgs,
): Promise<ShopOrder> {
  onlyWhoPressed(context, pressedBy);
  return actOnOrder(context, { act: 'prepareLines', number, args: lines }, async (db, order) => {
    await refuseOthersOrder(db, context, order);
    if (!isBegun(order.status)) throw await refusedAsItStands(db, context, order, 'PREPARATION_NOT_OPEN');
    const picked = pick(benchLines(order), lines);
    if (!picked.ok)
      throw await refusedMove(db, context, order, { refusal: picked.refusal, events: MOVED_BY });
    await writePicked(db, order.id, picked.value);
    await announceToScreens(db, { kind: 'order.lines_picked', subject: `order/${order.number}` });
    await recordAudit(db, context, {
      event: 'order-lines-picked',
      customerId: order.customerId,
      details: { number: order.number, lines: movesOf(order, lines) },
    });
  });
}

/** With the article's reference, by which whoever reads the journal knows it. */
function movesOf({ lines }: Order, moves: MutationPrepareLinesArgs['lines']) {
  return moves
    .filter(({ from, to }) => from !== to)
    .map((move) => ({
      sku: lines.find(({ position }) => position === move.position)?.articleSku,
      ...move,
    }));
}
