import type {
  OrderHandOver,
  OrderRefundable,
  ShopOrder,
  ShopOrderLine,
  ShopOrderReturn,
  ShopOrderSettlement,
  ShopOrderSums,
} from '@nuancier/contract/gestion-types.ts';
import { wishCode } from '@nuancier/domain/arrivals/wished-arrival.ts';
import { cancellable } from '@nuancier/domain/orders/cancelling/cancel-packs.ts';
import { actsOn } from '@nuancier/domain/orders/desk-acts.ts';
import type { DeskAct } from '@nuancier/domain/orders/desk-acts.ts';
import { reachedBy } from '@nuancier/domain/orders/contact/reached-by.ts';
import { scopeOf } from '@nuancier/domain/staff/rights.ts';
import { seesMoney } from '@nuancier/domain/staff/rights/selling/orders-rights.ts';
import type { Staff } from '@nuancier/domain/staff/roles.ts';
import type { ArticleStock } from '../../stock/stock.ts';
import { frenchWish } from '../../text/french-words.ts';
import type { DeskEntry } from '../history/desk-timeline-store.ts';
import type { BuyerFacts } from '../news/order-notices-store.ts';
import { oneLine } from '../news/mail-destination.ts';
import type { Order, OrderLine, OrderSums, OrderWithdrawal } from '../records/order-record.ts';
import type { CutMoney } from '../records/reductions-store.ts';
import { returnCopy } from '../returns/return-copy.ts';
import { leftToReturn } from '../returns/return-lines.ts';
import { orderCopy } from '../view/order-copy.ts';
import { benchLineView, tintedFirst } from './bench-line-view.ts';
import { benchLines } from './bench-lines.ts';
import type { DeskFacts } from './desk-order-store.ts';
import { pickerView } from './desk-row-view.ts';
import { givenBackWords } from './given-back-words.ts';
import { paymentLabel, paymentNow, settleableOf, toCollect } from './payment-now.ts';
import { timelineView } from './timeline-view.ts';

export type DeskOrderRead = {
  order: Order;
  facts: DeskFacts;
  money: CutMoney;
  /** by reference; null: all of it */
  invoiced: Readonly<Record<string, number>> | null;
  toGiveBack: number | null;
  buyer: BuyerFacts;
  /** whether the person who asks may enter its shop */
  isEntered: boolean;
  stocks: ReadonlyMap<string, ArticleStock>;
  timeline: readonly DeskEntry[];
};

export function deskOrderView(read: DeskOrderRead, staff: Staff): ShopOrder {
  const { order, facts, buyer } = read;
  const { mode, shippingAddress, billingAddress, wished } = order;
  const { telephone, of } = reachedBy({ ...order, mobile: buyer.telephone });
  const showsMoney = seesMoney(staff.role);
  const free = new Map(benchLines(order, {}, read.invoiced).map((line) => [line.id, cancellable(line)]));
  return {
    number: order.number,
    placed_at: order.placedAt.toISOString(),
    origin_label: orderCopy.modes[order.origin],
    store: { code: order.shopCode, name: facts.shopName },
    mode,
    status: order.status,
    status_label: orderCopy.statuses[order.status],
    due_at: facts.dueAt?.toISOString() ?? null,
    delivery_on: mode === 'LIV' ? order.deliveryOn : null,
    first_delivery_on: order.firstDeliveryOn,
    wished: wished && frenchWish(wishCode(wished)),
    is_late: facts.isLate,
    buyer: {
      name: order.buyerName,
      company: buyer.company ?? billingAddress?.company ?? null,
      client_code: buyer.clientCode,
      email: order.email,
      telephone,
      telephone_of: of,
      representative: order.representativeName,
      enter_as: order.customerId === null || !read.isEntered ? null : String(order.customerId),
    },
    address: mode === 'LIV' && shippingAddress !== null ? addressLines(shippingAddress) : [],
    purchase_ref: order.purchaseRef,
    purchase_order_number: order.purchaseOrderNumber,
    customer_notes: order.customerNotes,
    picker: order.picker && pickerView(order.picker, staff),
    last_hand_over: mode === 'EMP' ? lastHandOver(read.timeline) : null,
    lines: tintedFirst(order.lines).map((line) =>
      lineView(line, read, { showsMoney, cancellable: free.get(line.id) ?? 0 }),
    ),
    payment: paymentNow(order),
    payment_label: paymentLabel(order),
    to_collect_cents: toCollect(order, order.sums.totalTtc),
    given_back: givenBackWords(order),
    sums: showsMoney ? sumsView(order.sums) : null,
    to_give_back_cents: showsMoney ? read.toGiveBack : null,
    refund: showsMoney ? refundView(read) : null,
    settled: showsMoney ? read.money.settled.map(settledView) : [],
    to_settle_cents: showsMoney ? settleableOf(order, facts, read.money) : 0,
    returns: scopeOf('shopReturn', staff.role) === null ? [] : order.withdrawals.map(returnLink),
    may_open_return:
      scopeOf('openReturn', staff.role) !== null && order.lines.some((line) => leftToReturn(order, line) > 0),
    may: actsOf(read).filter((act) => scopeOf(act, staff.role) !== null),
    timeline: timelineView(read.timeline, { showsMoney, lines: order.lines }),
  };
}

function lastHandOver(timeline: readonly DeskEntry[]): OrderHandOver | null {
  const last = timeline.findLast(({ kind, what }) => kind === 'part' && what === 'HANDED_OVER');
  return last === undefined ? null : { by: last.by, at: last.at.toISOString() };
}

function actsOf({ order, facts, money, invoiced }: DeskOrderRead): DeskAct[] {
  const { mode, status, paymentState, waitingForApproval, picker, refunds } = order;
  return actsOn({
    mode,
    status,
    paymentState,
    waitingForApproval,
    hasPicker: picker !== null,
    paidCents: facts.cardCents,
    backCents: refunds.reduce((sum, { cents }) => sum + cents, 0),
    settleCents: settleableOf(order, facts, money),
    lines: benchLines(order, {}, invoiced),
  });
}

function settledView({ cents, how, at }: CutMoney['settled'][number]): ShopOrderSettlement {
  return { cents, how, at: new Date(at).toISOString() };
}

function addressLines(address: NonNullable<Order['shippingAddress']>): string[] {
  const { firstname, lastname, company } = address;
  return [...(company ? [company] : []), `${firstname} ${lastname}`.trim(), oneLine(address)];
}

function lineView(
  line: OrderLine,
  { order, facts: { eans }, stocks }: DeskOrderRead,
  { showsMoney, cancellable: free }: { showsMoney: boolean; cancellable: number },
): ShopOrderLine {
  return {
    ...benchLineView(order, line, eans, stocks),
    cancelled: line.cancelled,
    cancellable: free,
    picked: line.prepared + line.picked,
    prepared: line.prepared,
    handed_over: line.handedOver,
    returnable: leftToReturn(order, line),
    delivery: line.delivery ?? null,
    unit_ht_cents: showsMoney ? line.unitHt : null,
    discount_ht_cents: showsMoney ? line.discountHt : null,
  };
}

function returnLink({ id, state, declaredAt }: OrderWithdrawal): ShopOrderReturn {
  return {
    id: String(id),
    state_label: returnCopy.states[state],
    declared_at: new Date(declaredAt).toISOString(),
  };
}

function sumsView(sums: OrderSums): ShopOrderSums {
  return {
    goods_ht_cents: sums.goodsHt,
    discount_ht_cents: sums.discountHt,
    shipping_ht_cents: sums.shippingHt,
    total_ht_cents: sums.totalHt,
    tax_cents: sums.tax,
    total_ttc_cents: sums.totalTtc,
  };
}

export function refundView({
  order,
  facts: { cardCents },
}: Pick<DeskOrderRead, 'order' | 'facts'>): OrderRefundable | null {
  const isTaken = ['paid', 'refund-due', 'refunded'].includes(order.paymentState);
  if (cardCents === null || !isTaken) return null;
  const given = order.refunds.map(({ at, cents }) => ({ at: new Date(at).toISOString(), cents }));
  const back = given.reduce((sum, { cents }) => sum + cents, 0);
  return { paid_cents: cardCents, given, left_cents: cardCents - back };
}
