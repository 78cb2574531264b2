import type { MutationReceiveReturnArgs, ShopReturn } from '@nuancier/contract/gestion-types.ts';
import { receive, stateReceived } from '@nuancier/domain/orders/returns/returns.ts';
import type { ReceiptMove, ReceivedLine, ReturnLine } from '@nuancier/domain/orders/returns/returns.ts';
import type { DatabaseTransaction } from '../../../database/tables.ts';
import { Refusal } from '../../../refusals/refusal.ts';
import { putOnShelf } from '../../../stock/stock.ts';
import type { Packs } from '../../../stock/stock.ts';
import type { DeskContext } from '../../orders-context.ts';
import { actOnReturn } from '../../returns/act-on-return.ts';
import { returnCopy } from '../../returns/return-copy.ts';
import { returnLines } from '../../returns/return-lines.ts';
import type { HeldReturn } from '../../returns/return-lines.ts';
import { insertReceipts } from '../../returns/return-store.ts';
import { articleAt } from '../../view/article-at.ts';
import { refusedMove } from '../refused-acts.ts';
import { decideReturn } from './decide-return.ts';

/** Goods in hand: what is sold again stands on the store's shelf from this moment on. */
export function receiveReturn(
  context: DeskContext,
  { id, lines }: MutationReceiveReturnArgs,
): Promise<ShopReturn> {
  const moves = lines.map(({ to_shelf: toShelf, ...move }) => ({ ...move, toShelf }));
  return actOnReturn(context, { act: 'receiveReturn', id, args: lines }, async (db, held, staff) => {
    const received = await judged(db, context, held, moves);
    const to = stateReceived(held.record.state, withReceived(held, received));
    const now = context.now();
    const first = await insertReceipts(db, held.record.id, { lines: received, by: staff.name, now });
    const reference = `retour ${held.order.number} ${first}`;
    await putOnShelf(db, { reference, packs: shelved(held, received), now });
    await decideReturn(db, context, held, {
      staff,
      to,
      event: 'return-received',
      step: { kind: 'received', isPaidBack: to === 'refunded' },
      received,
      details: {
        lines: moves
          .filter((move) => move.from !== move.to)
          .map((move) => ({ sku: skuAt(held, move.position), ...move })),
      },
    });
  });
}

/** As whoever reads the log knows the article. */
function skuAt({ order }: HeldReturn, position: number): string | undefined {
  return order.lines.find((line) => line.position === position)?.articleSku;
}

async function judged(
  db: DatabaseTransaction,
  context: DeskContext,
  held: HeldReturn,
  moves: readonly ReceiptMove[],
): Promise<ReceivedLine[]> {
  const verdict = receive(returnLines(held), moves);
  if (verdict.ok) return verdict.value;
  const { refusal } = verdict;
  if (refusal.kind === 'NOT_FOR_SHELF')
    throw new Refusal(
      'RETURN_NOT_FOR_SHELF',
      undefined,
      returnCopy.notForShelf(articleAt(held.order, refusal.position)),
    );
  throw await refusedMove(db, context, held.order, { refusal, events: ['return-received'] });
}

/** To the shelf of the store that took them, wherever they were sent from. */
function shelved({ order }: HeldReturn, received: readonly ReceivedLine[]): Packs[] {
  const heaps = new Map<string, number>();
  for (const { lineId, quantity, toShelf } of received) {
    const sku = order.lines.find(({ id }) => id === lineId)?.articleSku;
    if (toShelf && sku !== undefined) heaps.set(sku, (heaps.get(sku) ?? 0) + quantity);
  }
  return [...heaps].map(([sku, packs]) => ({ place: order.shopCode, sku, packs }));
}

function withReceived(held: HeldReturn, received: readonly ReceivedLine[]): ReturnLine[] {
  const quantities = new Map(received.map(({ lineId, quantity }) => [lineId, quantity]));
  return returnLines(held).map((line) => ({
    ...line,
    received: line.received + (quantities.get(line.id) ?? 0),
  }));
}
