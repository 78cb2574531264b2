import type {
  MutationHandOverLinesArgs,
  MutationTakeBackLinesArgs,
  ShopOrder,
} from '@nuancier/contract/gestion-types.ts';
import { handOver, takeBack, waiting } from '@nuancier/domain/orders/preparation.ts';
import { isReadableLine } from '@nuancier/domain/readable-text.ts';
import { Refusal } from '../../refusals/refusal.ts';
import { benchLines } from '../desk/bench-lines.ts';
import { movePartsOf } from '../operations/move-order-parts.ts';
import type { DeskContext } from '../orders-context.ts';
import { actOnOrder } from '../desk/act-on-order.ts';
import { orRefused, refusedAsItStands, refusedMove, refuseOthersOrder } from './refused-acts.ts';

const LONGEST_NAME = 100;
const MOVED_BY = ['order-parts-moved', 'order-status-changed'];

export function handOverLines(
  context: DeskContext,
  { number, lines, receivedBy }: MutationHandOverLinesArgs,
): Promise<ShopOrder> {
  const name = receivedBy.trim();
  if (name === '' || name.length > LONGEST_NAME || !isReadableLine(name)) throw new Refusal('RECEIVER_NAME');
  const asked = { act: 'handOverLines', number, args: [lines ?? null, name] } as const;
  return actOnOrder(context, asked, async (db, order, staff) => {
    await refuseOthersOrder(db, context, order);
    if (order.mode !== 'EMP') throw new Refusal('ORDER_IS_SENT');
    const bench = benchLines(order);
    const moves = lines ?? waiting(bench);
    if (moves.length === 0) throw await refusedAsItStands(db, context, order, 'HAND_OVER_NOTHING');
    const parts = handOver(bench, moves);
    if (!parts.ok) throw await refusedMove(db, context, order, { refusal: parts.refusal, events: MOVED_BY });
    const moved = { number: order.number, lines: parts.value, author: staff.name, receivedBy: name };
    const done = await movePartsOf(db, context, { ...moved, kind: 'HANDED_OVER' });
    await orRefused(db, context, order, done);
  });
}

export function takeBackLines(
  context: DeskContext,
  { number, lines }: MutationTakeBackLinesArgs,
): Promise<ShopOrder> {
  return actOnOrder(context, { act: 'takeBackLines', number, args: lines }, async (db, order, staff) => {
    const parts = takeBack(benchLines(order), lines);
    if (!parts.ok) throw await refusedMove(db, context, order, { refusal: parts.refusal, events: MOVED_BY });
    const moved = { number: order.number, lines: parts.value, author: staff.name };
    const done = await movePartsOf(db, context, { ...moved, kind: 'TAKEN_BACK' });
    await orRefused(db, context, order, done);
  });
}
