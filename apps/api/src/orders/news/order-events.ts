// What the merchant's own systems hear of an order, in the transaction that changes it.
import type { MovedLine, PartKind } from '@nuancier/domain/orders/order-parts.ts';
import type { OrderStatus } from '@nuancier/domain/orders/order-status.ts';
import type { SubstituteAnswer } from '@nuancier/domain/orders/substitutes/substitute.ts';
import type { PaymentState } from '@nuancier/domain/orders/payment-state.ts';
import type { DatabaseTransaction } from '../../database/tables.ts';
import { recordEvent } from '../../events/events.ts';
import type { HandedTo, Order, OrderLine } from '../records/order-record.ts';
import { selectOrderFacts } from '../records/order-facts-store.ts';

export async function tellOrderPlaced(db: DatabaseTransaction, number: string, now: Date): Promise<void> {
  await recordEvent(db, { type: 'order.placed', of: number, data: await selectOrderFacts(db, number) }, now);
}

const paymentEvents = {
  paid: 'order.paid',
  'refund-due': 'order.refund_due',
} as const satisfies Partial<Record<PaymentState, string>>;

function isToldPayment(state: PaymentState): state is keyof typeof paymentEvents {
  return Object.hasOwn(paymentEvents, state);
}

/** Refused or abandoned, the order was never told of. */
export async function tellPayment(
  db: DatabaseTransaction,
  number: string,
  to: PaymentState,
  now: Date,
): Promise<void> {
  if (!isToldPayment(to)) return;
  const data = await selectOrderFacts(db, number);
  await recordEvent(db, { type: paymentEvents[to], of: number, data }, now);
}

export async function tellRefund(
  db: DatabaseTransaction,
  number: string,
  { amountCents, backCents, now }: { amountCents: number; backCents: number; now: Date },
): Promise<void> {
  const facts = await selectOrderFacts(db, number);
  const data = { ...facts, refund_cents: amountCents, refunded_cents: backCents };
  await recordEvent(db, { type: 'order.refunded', of: number, data }, now);
}

/** An order that waits for the bank, or that the bank refused, is nobody's business yet. */
export function isTold({ paymentState }: Pick<Order, 'paymentState'>): boolean {
  return paymentState !== 'pending' && paymentState !== 'refused';
}

export async function tellStatus(
  db: DatabaseTransaction,
  { number }: Pick<Order, 'number'>,
  { from, now }: { from: OrderStatus; now: Date },
): Promise<void> {
  const data = { ...(await selectOrderFacts(db, number)), from_status: from };
  const type = data.status === 'ANNULEE' ? 'order.cancelled' : 'order.status_changed';
  await recordEvent(db, { type, of: number, data }, now);
}

export async function tellLate(db: DatabaseTransaction, number: string, now: Date): Promise<void> {
  await recordEvent(db, { type: 'order.late', of: number, data: await selectOrderFacts(db, number) }, now);
}

/** As it is now; `order` was read before. */
export async function tellPromise(
  db: DatabaseTransaction,
  { number, promisedAt, deliveryOn }: Pick<Order, 'number' | 'promisedAt' | 'deliveryOn'>,
  now: Date,
): Promise<void> {
  const before = { from_promised_at: promisedAt?.toISOString() ?? null, from_delivery_on: deliveryOn };
  const data = { ...(await selectOrderFacts(db, number)), ...before };
  await recordEvent(db, { type: 'order.promise_changed', of: number, data }, now);
}

export async function tellParts(
  db: DatabaseTransaction,
  { number, lines }: Pick<Order, 'number' | 'lines'>,
  {
    kind,
    moved,
    handedTo,
    now,
  }: { kind: PartKind; moved: readonly MovedLine[]; handedTo: HandedTo | null; now: Date },
): Promise<void> {
  const quantities = new Map(moved.map(({ lineId, quantity }) => [lineId, quantity]));
  const data = {
    ...(await selectOrderFacts(db, number)),
    kind,
    lines: linesOf(lines, ({ id }) => quantities.get(id) ?? 0),
    proven_by: handedTo?.provenBy ?? null,
    is_signed: handedTo !== null && handedTo.signature !== null,
  };
  await recordEvent(db, { type: 'order.parts_moved', of: number, data }, now);
}

export type SubstituteNews = {
  position: number;
  sku: string;
  quantity: number;
  substitute_sku: string;
  unit_ht_cents: number;
};

/** Proposed, or what has become of it: once accepted, the order's lines and sums are others. */
export async function tellSubstitute(
  db: DatabaseTransaction,
  { number }: Pick<Order, 'number'>,
  news: SubstituteNews & {
    answer?: { outcome: SubstituteAnswer; given: 'customer' | 'telephone' | 'store' };
  },
  now: Date,
): Promise<void> {
  const { answer, ...proposal } = news;
  const data = { ...(await selectOrderFacts(db, number)), ...proposal };
  await (answer === undefined
    ? recordEvent(db, { type: 'order.substitute_proposed', of: number, data }, now)
    : recordEvent(
        db,
        {
          type: 'order.substitute_answered',
          of: number,
          data: { ...data, answer: answer.outcome, given_by: answer.given },
        },
        now,
      ));
}

export type LinesCancelled = {
  parts: readonly { line: OrderLine; rest: { quantity: number } }[];
  lessTtc: number;
  dueBack: number;
  now: Date;
};

/** The order's lines and sums are others from here on. */
export async function tellLinesCancelled(
  db: DatabaseTransaction,
  { number }: Pick<Order, 'number'>,
  { parts, lessTtc, dueBack, now }: LinesCancelled,
): Promise<void> {
  const data = {
    ...(await selectOrderFacts(db, number)),
    lines: parts.map(({ line, rest }) => ({
      position: line.position,
      sku: line.articleSku,
      from_quantity: line.quantity,
      quantity: rest.quantity,
    })),
    less_ttc_cents: lessTtc,
    due_back_cents: dueBack,
  };
  await recordEvent(db, { type: 'order.lines_cancelled', of: number, data }, now);
}

/** By the till or by transfer. */
export async function tellSettled(
  db: DatabaseTransaction,
  number: string,
  { amountCents, backCents, how, now }: { amountCents: number; backCents: number; how: string; now: Date },
): Promise<void> {
  const facts = await selectOrderFacts(db, number);
  const data = { ...facts, settled_cents: amountCents, settled_in_all_cents: backCents, how };
  await recordEvent(db, { type: 'order.settled', of: number, data }, now);
}

export async function tellWithdrawal(
  db: DatabaseTransaction,
  { number, lines }: Pick<Order, 'number' | 'lines'>,
  { withdrawn, at }: { withdrawn: readonly { line: OrderLine; left: number }[]; at: Date },
): Promise<void> {
  const quantities = new Map(withdrawn.map(({ line, left }) => [line.id, left]));
  const data = {
    ...(await selectOrderFacts(db, number)),
    lines: linesOf(lines, ({ id }) => quantities.get(id) ?? 0),
    declared_at: at.toISOString(),
  };
  await recordEvent(db, { type: 'order.withdrawn', of: number, data }, at);
}

/** Lines are named by their place in the order, from 1: one article may stand in two tints. */
function linesOf(lines: readonly OrderLine[], quantityOf: (line: OrderLine) => number) {
  return lines.flatMap((line, at) => {
    const quantity = quantityOf(line);
    return quantity === 0 ? [] : [{ position: at + 1, sku: line.articleSku, quantity }];
  });
}
