import { isLastBack, returnWorth } from '@nuancier/domain/orders/returns/returns.ts';
import { taxRate } from '@nuancier/domain/tax.ts';
import type { DeskFacts } from '../desk/desk-order-store.ts';
import { refundView } from '../desk/desk-order-view.ts';
import type { OrderLine } from '../records/order-record.ts';
import { receivedOf, shareOf, withdrawnLines } from './return-lines.ts';
import type { HeldReturn } from './return-lines.ts';
import type { ReturnRecord } from './return-store.ts';

/** `others`: of the same order. */
type ReturnMoney = HeldReturn & {
  others: readonly ReturnRecord[];
  facts: DeskFacts;
  /** for the cancelling of the order, otherwise than by card */
  settledCents: number;
};

/** No more than is left of what was paid. */
export function worthOf(read: ReturnMoney): number {
  const { order, others } = read;
  const lines = withdrawnLines(read).map((line) => ({
    ordered: line.quantity,
    returned: backOf(read, line),
    unitHt: line.unitHt,
    discountHt: line.discountHt,
    taxRate: line.taxRate,
  }));
  const shipping = { cents: isLast(read) ? order.sums.shippingHt : 0, rate: taxRate('standard') };
  const settled = others.reduce((sum, { settledCents }) => sum + (settledCents ?? 0), 0);
  const left = refundView(read)?.left_cents ?? order.sums.totalTtc - settled - read.settledCents;
  return Math.max(0, Math.min(returnWorth(lines, shipping), left));
}

/** With it and with those that are paid back already, all of the order is back. */
function isLast({ order, record, others }: ReturnMoney): boolean {
  const back = new Map<number, number>();
  for (const one of [record, ...others.filter(({ state }) => state === 'refunded')])
    for (const line of withdrawnLines({ order, record: one }))
      back.set(line.id, (back.get(line.id) ?? 0) + backOf({ order, record: one }, line));
  return isLastBack(
    order.lines.map(({ id, quantity }) => ({ id, ordered: quantity })),
    back,
  );
}

/** What its money is for: of what left, what came back or all while nothing has; and what never left. */
function backOf(held: HeldReturn, line: OrderLine): number {
  const { asked, out } = shareOf(held, line);
  return held.record.receipts.length === 0 ? asked : asked - out + receivedOf(held.record, line.id);
}
