import type {
  CancelLinesPreview,
  MutationCancelOrderLinesArgs,
  QueryCancelLinesPreviewArgs,
  ShopOrder,
} from '@nuancier/contract/gestion-types.ts';
import { judgeCancelled, leavesNothing } from '@nuancier/domain/orders/cancelling/cancel-packs.ts';
import { isFinal } from '@nuancier/domain/orders/order-status.ts';
import type { MovedLine } from '@nuancier/domain/orders/order-parts.ts';
import type { Database } from '../../../database/tables.ts';
import { entitled } from '../../../refusals/entitled.ts';
import { readReason } from '../../../request/read-reason.ts';
import { cutOrder, weighCut } from '../../cut-order.ts';
import { actOnOrder, orderToAct } from '../../desk/act-on-order.ts';
import { benchLines } from '../../desk/bench-lines.ts';
import { toCollect } from '../../desk/payment-now.ts';
import { readerOf } from '../../news/order-news.ts';
import { moveOrderTo } from '../../operations/change-order-status.ts';
import type { CancellingContext, DeskContext } from '../../orders-context.ts';
import { selectCardLeft } from '../../records/card-money-store.ts';
import type { Order } from '../../records/order-record.ts';
import { cardOverpaidAfter, selectInvoiced } from '../../records/reductions-store.ts';
import { orRefused, refusedAsItStands, refusedMove, refuseOthersOrder } from '../refused-acts.ts';

const CUT_BY = ['order-lines-cancelled', 'order-substitute-answered', 'order-parts-moved'];

/** Packs that nobody has yet; with the last of them the order is cancelled as a whole. */
export function cancelOrderLines(
  context: CancellingContext,
  { number, lines, reason }: MutationCancelOrderLinesArgs,
): Promise<ShopOrder> {
  const why = readReason(reason);
  const act = { act: 'cancelOrderLines', number, args: [lines, why] } as const;
  return actOnOrder(context, act, async (db, order, { name: author }) => {
    const { cancelled, isWhole } = await judged(db, context, order, lines);
    if (isWhole) {
      const wanted = { number: order.number, to: 'ANNULEE', author, reason: why } as const;
      await orRefused(db, context, order, await moveOrderTo(db, context, wanted));
      return;
    }
    const cut = await weighCut(db, order, cancelled);
    await context.withdrawProposals(
      db,
      context,
      order,
      cancelled.map(({ lineId }) => lineId),
    );
    await cutOrder(db, context, order, { cut, author, reason: why });
  });
}

/** What it would come to; nothing is held and nothing is sent. */
export async function cancelLinesPreview(
  context: DeskContext,
  { number, lines }: QueryCancelLinesPreviewArgs,
): Promise<CancelLinesPreview> {
  entitled(context.staff, 'cancelLinesPreview');
  const { db } = context;
  const order = await orderToAct(db, context, { act: 'cancelLinesPreview', number });
  const { cancelled, isWhole } = await judged(db, context, order, lines);
  const { parts, sums, lessTtc } = await weighCut(db, order, cancelled);
  const isPaid = order.paymentState === 'paid';
  const left = isPaid ? await selectCardLeft(db, order.id) : null;
  const rests = new Map(parts.map(({ line, rest }) => [line.id, rest.quantity]));
  const isEnd =
    !isWhole && order.lines.every((line) => line.handedOver === (rests.get(line.id) ?? line.quantity));
  return {
    is_whole: isWhole,
    packs: cancelled.reduce((sum, { quantity }) => sum + quantity, 0),
    set_aside: parts.some(({ line, rest }) => rest.takenBack > 0 || rest.picked < line.picked),
    back_in_stock: parts.reduce((sum, { rest }) => sum + rest.backOnShelf, 0),
    is_end: isEnd,
    collected_cents: isEnd ? toCollect(order, sums.totalTtc) : null,
    less_ttc_cents: isWhole ? order.sums.totalTtc : lessTtc,
    total_ttc_cents: isWhole ? 0 : sums.totalTtc,
    to_give_back_cents: isWhole ? left : await cardOverpaidAfter(db, order.id, lessTtc),
    mailed_to: (await readerOf(db, order))?.to ?? null,
  };
}

async function judged(
  db: Database,
  context: DeskContext,
  order: Order,
  moves: MutationCancelOrderLinesArgs['lines'],
): Promise<{ cancelled: MovedLine[]; isWhole: boolean }> {
  await refuseOthersOrder(db, context, order);
  if (isFinal(order.status) || order.status === 'EXPEDIEE')
    throw await refusedAsItStands(db, context, order, 'CANCEL_LINES_OVER');
  const bench = benchLines(order, {}, await selectInvoiced(db, order.id));
  const cancelled = judgeCancelled(bench, moves);
  if (!cancelled.ok)
    throw await refusedMove(db, context, order, { refusal: cancelled.refusal, events: CUT_BY });
  return { cancelled: cancelled.value, isWhole: leavesNothing(bench, cancelled.value) };
}
