import type { RequestWithdrawalInput, RequestWithdrawalOutput } from '@nuancier/contract/api-types.ts';
import type { OrdersContext } from '../orders-context.ts';
import { Refusal } from '../../refusals/refusal.ts';
import { frenchLongDay } from '../../text/french-day.ts';
import { orderCopy } from '../view/order-copy.ts';
import { nameOfLine } from '../view/name-of-line.ts';
import { tellWithdrawal } from '../news/order-events.ts';
import { notifyWithdrawal } from '../news/order-news.ts';
import type { Order } from '../records/order-record.ts';
import { selectOrderForUpdate } from '../records/orders-read-store.ts';
import { insertWithdrawal } from '../withdrawal/withdrawal-store.ts';
import type { Withdrawable } from '../withdrawal/withdrawable-of.ts';
import { withdrawableFrom, withdrawingOrder } from '../withdrawal/withdrawing-order.ts';

/** Cached as it was made, acknowledged by mail, all or nothing. What becomes of the goods is the store's work. */
export async function requestWithdrawal(
  context: Pick<OrdersContext, 'now' | 'viewer' | 'clientAddress' | 'db' | 'contactEmail'>,
  { order_number: number, email, items }: RequestWithdrawalInput,
): Promise<RequestWithdrawalOutput> {
  const { db, now, contactEmail } = context;
  const found = await withdrawingOrder(context, { orderNumber: number.trim(), email: email?.trim() || null });
  const at = now();
  return db.transaction().execute(async (transaction) => {
    // Locked, so that concurrent requests cannot withdraw the same line twice.
    const order = await selectOrderForUpdate(transaction, found.number);
    if (order === undefined) throw new Refusal('UNKNOWN_ORDER');
    const lines = chosenLines(await withdrawableFrom(transaction, order, at), items);
    const declaration = declarationOf(order, lines);
    const lineIds = lines.map(({ line }) => line.id);
    const id = await insertWithdrawal(transaction, { orderId: order.id, lineIds, declaration, at });
    await tellWithdrawal(transaction, order, { withdrawn: lines, at });
    await notifyWithdrawal(transaction, order, { id, declaration, at }, contactEmail);
    return { order_number: order.number, declaration, declared_at: at.toISOString() };
  });
}

function chosenLines(open: readonly Withdrawable[], ids: readonly string[]): Withdrawable[] {
  const wanted = new Set(ids);
  const chosen = open.filter(({ line }) => wanted.has(String(line.id)));
  if (chosen.length === 0 || chosen.length !== wanted.size) throw new Refusal('WITHDRAWAL_ITEMS');
  return chosen;
}

function declarationOf({ number, placedAt }: Order, lines: readonly Withdrawable[]): string {
  const copy = orderCopy.withdrawal;
  return copy.declaration(
    number,
    frenchLongDay(placedAt),
    lines.map(({ line, left }) => copy.line(left, nameOfLine(line), line.articleSku)),
  );
}
