import type { ReturnLine, ShopReturn } from '@nuancier/contract/gestion-types.ts';
import { reachedBy } from '@nuancier/domain/orders/contact/reached-by.ts';
import { actsOnReturn } from '@nuancier/domain/orders/returns/returns.ts';
import { daysLeft, lastDayToPayBack, payBackDay } from '@nuancier/domain/orders/returns/withdrawal.ts';
import { scopeOf } from '@nuancier/domain/staff/rights.ts';
import type { StaffRole } from '@nuancier/domain/staff/roles.ts';
import { localMoment } from '@nuancier/domain/stores/local-moment.ts';
import type { DeskFacts } from '../desk/desk-order-store.ts';
import { refundView } from '../desk/desk-order-view.ts';
import { paymentLabel } from '../desk/payment-now.ts';
import { timelineView } from '../desk/timeline-view.ts';
import type { DeskEntry } from '../history/desk-timeline-store.ts';
import type { BuyerFacts } from '../news/order-notices-store.ts';
import type { ArticleStock } from '../../stock/stock.ts';
import { nameOfLine } from '../view/name-of-line.ts';
import type { OrderLine } from '../records/order-record.ts';
import { isPayable, isPayment } from './pay-return.ts';
import { returnCopy } from './return-copy.ts';
import { receivedOf, returnFacts, shareOf, withdrawnLines } from './return-lines.ts';
import type { HeldReturn } from './return-lines.ts';
import type { ReturnRecord } from './return-store.ts';
import { worthOf } from './return-worth.ts';

export type ReturnRead = HeldReturn & {
  /** of the same order */
  others: readonly ReturnRecord[];
  facts: DeskFacts;
  settledCents: number;
  buyer: BuyerFacts;
  /** the law's days run for consumers only */
  isConsumers: boolean;
  stocks: ReadonlyMap<string, ArticleStock>;
  timeline: readonly DeskEntry[];
};

export function returnView(
  read: ReturnRead,
  { role, today }: { role: StaffRole; today: string },
): ShopReturn {
  const { order, record, facts } = read;
  const declaredOn = localMoment(record.declaredAt).date;
  const receivedOn = lastReceiptDay(read);
  const refundDay = read.isConsumers ? payBackDay(declaredOn, receivedOn) : null;
  const { telephone, of } = reachedBy({ ...order, mobile: read.buyer.telephone });
  return {
    id: String(record.id),
    state: record.state,
    state_label: returnCopy.states[record.state],
    order_number: order.number,
    buyer_name: order.buyerName,
    email: order.email,
    telephone,
    telephone_of: of,
    store: { code: order.shopCode, name: facts.shopName },
    declared_at: record.declaredAt.toISOString(),
    declaration: record.declaration,
    opened_by: record.openedBy,
    legal_day: read.isConsumers ? lastDayToPayBack(declaredOn) : null,
    refund_day: refundDay,
    days_left: refundDay === null ? null : daysLeft(refundDay, today),
    received_on: receivedOn,
    lines: withdrawnLines(read).map((line) => lineView(read, line)),
    refusal_reason: record.refusalReason,
    payment_label: paymentLabel(order),
    worth_cents: worthOf(read),
    refund: refundView(read),
    settled_cents: record.settledCents,
    may: actsOnReturn(returnFacts(read)).filter(
      (act) => scopeOf(act, role) !== null && (!isPayment(act) || isPayable(read, role)),
    ),
    timeline: timelineView(read.timeline, { showsMoney: true, lines: order.lines }),
  };
}

function lineView(read: ReturnRead, line: OrderLine): ReturnLine {
  const { record, stocks } = read;
  const { asked, kept, out } = shareOf(read, line);
  return {
    position: line.position,
    sku: line.articleSku,
    name: nameOfLine(line),
    is_tinted: line.tint !== null,
    quantity: asked,
    handed_over: out,
    released: Math.min(line.released, kept),
    received: receivedOf(record, line.id),
    in_stock: stocks.get(line.articleSku)?.available ?? null,
    receipts: record.receipts
      .filter(({ lineId }) => lineId === line.id)
      .map(({ at, author, quantity, condition, toShelf }) => ({
        at: new Date(at).toISOString(),
        by: author,
        quantity,
        condition,
        to_shelf: toShelf,
      })),
  };
}

function lastReceiptDay({ record: { receipts } }: HeldReturn): string | null {
  const last = receipts.at(-1);
  return last === undefined ? null : localMoment(new Date(last.at)).date;
}
