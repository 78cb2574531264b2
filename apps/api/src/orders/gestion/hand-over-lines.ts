import type {
  MutationHandOverLinesArgs,
  MutationTakeBackLinesArgs,
  ShopOrder,
} from '@nuancier/contract/gestion-types.ts';
import { handOver, takeBack, waiting } from '@nuancier/domain/orders/preparation.ts';
import { MINUTE_MS } from '@nuancier/domain/durations.ts';
import { judgeProof, readProof } from '@nuancier/domain/orders/hand-over/hand-over-proof.ts';
import { allow, giveBack } from '../../rate-limit/rate-limit.ts';
import { entitled } from '../../refusals/entitled.ts';
import { Refusal } from '../../refusals/refusal.ts';
import { benchLines } from '../desk/bench-lines.ts';
import { onlyWhoPressed } from '../desk/only-who-pressed.ts';
import { movePartsOf } from '../operations/move-order-parts.ts';
import type { DeskContext } from '../orders-context.ts';
import { actOnOrder } from '../desk/act-on-order.ts';
import { orRefused, refusedAsItStands, refusedMove, refuseOthersOrder } from './refused-acts.ts';

const MOVED_BY = ['order-parts-moved', 'order-status-changed'];

/** Of one order by one person: typing mistakes pass, guessing does not. */
const MOST_TRIES = 10;
const TRIES_MS = 15 * MINUTE_MS;

export async function handOverLines(
  context: DeskContext,
  { number, lines, proof: typed, pressedBy }: MutationHandOverLinesArgs,
): Promise<ShopOrder> {
  onlyWhoPressed(context, pressedBy);
  const { code, received_by: receivedBy, signature } = typed;
  const read = readProof({ code, receivedBy, signature });
  if (!read.ok) throw new Refusal(read.refusal);
  const proof = read.value;
  const asked = { act: 'handOverLines', number, args: [lines ?? null, proof] } as const;
  const hand = () =>
    actOnOrder(context, asked, async (db, order, staff) => {
      await refuseOthersOrder(db, context, order);
      if (order.mode !== 'EMP') throw new Refusal('ORDER_IS_SENT');
      const bench = benchLines(order);
      const moves = lines ?? waiting(bench);
      if (moves.length === 0) throw await refusedAsItStands(db, context, order, 'HAND_OVER_NOTHING');
      const parts = handOver(bench, moves);
      if (!parts.ok)
        throw await refusedMove(db, context, order, { refusal: parts.refusal, events: MOVED_BY });
      const proven = judgeProof(proof, order.pickupCode);
      if (!proven.ok) throw new Refusal(proven.refusal);
      const handedTo = { ...proof, provenBy: proven.value };
      const moved = { number: order.number, lines: parts.value, author: staff.name, handedTo };
      const done = await movePartsOf(db, context, { ...moved, kind: 'HANDED_OVER' });
      await orRefused(db, context, order, done);
    });
  return proof.code === null ? hand() : countedTry(context, number, hand);
}

/** Counted before the act, so that nothing that is rolled back forgets it; what was right is given back. */
async function countedTry<Done>(
  { db, staff, now }: DeskContext,
  number: string,
  hand: () => Promise<Done>,
): Promise<Done> {
  const { staffId } = entitled(staff, 'handOverLines').staff;
  const limit = {
    name: 'pickup-code',
    key: `${staffId} ${number.trim()}`,
    most: MOST_TRIES,
    perMs: TRIES_MS,
  };
  if (!(await allow(db, limit, now()))) throw new Refusal('PICKUP_CODE_TRIES');
  const done = await hand();
  await giveBack(db, limit);
  return done;
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
