// An order that comes in parts: of each line, how much is prepared and how much is handed over or on its way.
import { accept, refuse } from '../refusal.ts';
import type { Verdict } from '../refusal.ts';
import { mayBecome, mayGoBack, nextStatuses, statusFacts } from './order-status.ts';
import type { DeliveryMode, OrderStatus } from './order-status.ts';
import { isGivenBack } from './payment-state.ts';

/** HANDED_OVER: fetched at the store, or sent. TAKEN_BACK: prepared, and not so any more. */
export const PART_KINDS = ['PREPARED', 'HANDED_OVER', 'TAKEN_BACK'] as const;
export type PartKind = (typeof PART_KINDS)[number];

/** What is handed over has been prepared: `handedOver` is never more than `prepared`. */
export type LineParts = { id: number; ordered: number; prepared: number; handedOver: number };

export type MovedLine = { lineId: number; quantity: number };

export type PartsRefusal =
  | 'PARTS_UNPAID'
  | 'PARTS_REFUNDED'
  | 'PARTS_NOTHING'
  | 'PARTS_UNKNOWN_LINE'
  | 'PARTS_BAD_QUANTITY'
  | 'PARTS_TOO_MANY'
  | 'PARTS_ORDER_CLOSED';

/** The lines after the move; refused as a whole, never in part. */
export function moveParts(
  order: { status: OrderStatus; paymentState: string; lines: readonly LineParts[] },
  kind: PartKind,
  moved: readonly MovedLine[],
): Verdict<LineParts[], PartsRefusal> {
  if (order.status === 'ANNULEE') return refuse('PARTS_ORDER_CLOSED');
  // The bank has not confirmed the payment: nothing may be handed over yet.
  if (order.paymentState === 'pending') return refuse('PARTS_UNPAID');
  if (isGivenBack(order) && kind !== 'TAKEN_BACK') return refuse('PARTS_REFUNDED');
  if (moved.length === 0) return refuse('PARTS_NOTHING');
  const wanted = new Map(moved.map(({ lineId, quantity }) => [lineId, quantity]));
  const known = new Set(order.lines.map(({ id }) => id));
  if (wanted.size !== moved.length || moved.some(({ lineId }) => !known.has(lineId)))
    return refuse('PARTS_UNKNOWN_LINE');
  if (moved.some(({ quantity }) => !Number.isSafeInteger(quantity) || quantity < 1))
    return refuse('PARTS_BAD_QUANTITY');
  if (order.lines.some((line) => (wanted.get(line.id) ?? 0) > leftOf(line, kind)))
    return refuse('PARTS_TOO_MANY');
  return accept(order.lines.map((line) => after(line, kind, wanted.get(line.id) ?? 0)));
}

/** What can still be prepared, handed over, or taken back: what the buyer holds is not. */
export function leftOf({ ordered, prepared, handedOver }: LineParts, kind: PartKind): number {
  if (kind === 'TAKEN_BACK') return prepared - handedOver;
  return ordered - (kind === 'PREPARED' ? prepared : handedOver);
}

/** Everything that is left. */
export function wholeRest(lines: readonly LineParts[], kind: PartKind): MovedLine[] {
  return lines.flatMap((line) => {
    const quantity = leftOf(line, kind);
    return quantity > 0 ? [{ lineId: line.id, quantity }] : [];
  });
}

export type PartsSum = { waiting: number; handedOver: number; left: number };

/** Of all lines: what is prepared and not in the buyer's hands, what is, and what is still to prepare. */
export function sumParts(lines: readonly Omit<LineParts, 'id'>[]): PartsSum {
  const sum = { waiting: 0, handedOver: 0, left: 0 };
  for (const { ordered, prepared, handedOver } of lines) {
    sum.waiting += prepared - handedOver;
    sum.handedOver += handedOver;
    sum.left += ordered - prepared;
  }
  return sum;
}

/** Once anything is prepared, every line is shown with its counts, zero included. */
export function hasBegun(lines: readonly Pick<LineParts, 'prepared'>[]): boolean {
  return lines.some(({ prepared }) => prepared > 0);
}

/** Whether the promised day is still ahead: something is left to prepare for the counter, or to send. */
export function isPromiseOpen(
  { mode, status, paymentState }: Standing,
  lines: readonly LineParts[],
): boolean {
  if (status === 'ANNULEE' || isGivenBack({ paymentState })) return false;
  return wholeRest(lines, mode === 'EMP' ? 'PREPARED' : 'HANDED_OVER').length > 0;
}

type Standing = { mode: DeliveryMode; status: OrderStatus; paymentState: string };
type InHand = Pick<LineParts, 'handedOver'>;

export type StatusRefusal = 'STATUS_CHANGE_REFUSED' | 'STATUS_PART_IN_HAND' | 'STATUS_REFUNDED';

/** Goods handed over are not put back into stock: such an order can no longer be cancelled. */
export function judgeStatus(
  { mode, status, paymentState }: Standing,
  lines: readonly InHand[],
  to: OrderStatus,
): Verdict<OrderStatus, StatusRefusal> {
  if (to === 'ANNULEE' && lines.some(({ handedOver }) => handedOver > 0))
    return refuse('STATUS_PART_IN_HAND');
  // Until the bank confirms, an order waits or is cancelled: nothing is prepared for it.
  if (paymentState === 'pending' && to !== 'ANNULEE') return refuse('STATUS_CHANGE_REFUSED');
  // What is on its way still arrives.
  if (isGivenBack({ paymentState }) && to !== 'ANNULEE' && status !== 'EXPEDIEE')
    return refuse('STATUS_REFUNDED');
  return mayBecome(mode, status, to) ? accept(to) : refuse('STATUS_CHANGE_REFUSED');
}

/** Where the table and its lines let it go from here. */
export function possibleStatuses(order: Standing, lines: readonly LineParts[]): OrderStatus[] {
  const next = nextStatuses(order.mode, order.status).filter((to) => judgeStatus(order, lines, to).ok);
  return isCancelledByTakingBack(order, lines) ? [...next, 'ANNULEE'] : next;
}

/** Begun, and nobody has any of it: its packs are taken back, and then it can be cancelled. */
export function isCancelledByTakingBack(order: Standing, lines: readonly LineParts[]): boolean {
  if (judgeStatus(order, lines, 'ANNULEE').ok || lines.some(({ handedOver }) => handedOver > 0)) return false;
  const unprepared = lines.map((line) => ({ ...line, prepared: 0 }));
  const [status] = hasBegun(lines) ? stepsBack(order.mode, order.status, unprepared) : [];
  return status !== undefined && judgeStatus({ ...order, status }, unprepared, 'ANNULEE').ok;
}

/** For an order that reports a status without parts: what the status implies for all its lines. */
export function partsImpliedBy(status: OrderStatus): Exclude<PartKind, 'TAKEN_BACK'> | null {
  const { parts } = statusFacts(status);
  return parts?.of === 'all' ? parts.kind : null;
}

/** The steps from the order's status to the one its lines imply; none when it is there already. */
export function statusSteps(
  mode: DeliveryMode,
  from: OrderStatus,
  lines: readonly LineParts[],
): OrderStatus[] {
  const to = statusOfParts(mode, lines);
  return to === null ? [] : (shortestWay(mode, from, to) ?? []);
}

/** Where an order goes back to when what was prepared is taken back. */
export function stepsBack(mode: DeliveryMode, from: OrderStatus, lines: readonly LineParts[]): OrderStatus[] {
  const to = statusOfParts(mode, lines) ?? 'EN_PREPARATION';
  return to !== from && (mayGoBack(from, to) || mayBecome(mode, from, to)) ? [to] : [];
}

/** Moves of a line without those that were undone: what is taken back was prepared last. */
export function standingParts<Part extends { kind: PartKind; quantity: number }>(
  parts: readonly Part[],
): (Part & { kind: Exclude<PartKind, 'TAKEN_BACK'> })[] {
  const standing = parts.flatMap((part, at) => {
    const { kind } = part;
    if (kind === 'TAKEN_BACK') return [];
    const quantity = kind === 'PREPARED' ? part.quantity - undone(parts, at) : part.quantity;
    return quantity > 0 ? [{ ...part, kind, quantity }] : [];
  });
  return standing;
}

/** Of what was prepared in the move at this place, how much later moves took back. */
function undone(parts: readonly { kind: PartKind; quantity: number }[], at: number): number {
  let taken = 0;
  for (const { kind, quantity } of parts.slice(at + 1).toReversed()) {
    if (kind === 'TAKEN_BACK') taken += quantity;
    else if (kind === 'PREPARED') taken = Math.max(0, taken - quantity);
  }
  return Math.min(taken, parts[at]?.quantity ?? 0);
}

function statusOfParts(mode: DeliveryMode, lines: readonly LineParts[]): OrderStatus | null {
  const isPickup = mode === 'EMP';
  if (lines.every(({ ordered, handedOver }) => handedOver === ordered))
    return isPickup ? 'RETIREE' : 'EXPEDIEE';
  if (lines.some(({ handedOver }) => handedOver > 0)) return isPickup ? 'PARTIEL_RETIREE' : 'PREPA_PARTIELLE';
  if (lines.every(({ ordered, prepared }) => prepared === ordered))
    return isPickup ? 'DISPONIBLE' : 'EN_PREPARATION';
  if (lines.some(({ prepared }) => prepared > 0)) return isPickup ? 'PARTIELLE' : 'PREPA_PARTIELLE';
  return null;
}

/** Null where the table of statuses has no path: the order then keeps its status. */
function shortestWay(mode: DeliveryMode, from: OrderStatus, to: OrderStatus): OrderStatus[] | null {
  let ways: OrderStatus[][] = [[]];
  const seen = new Set([from]);
  while (ways.length > 0) {
    const here = ways.find((way) => (way.at(-1) ?? from) === to);
    if (here !== undefined) return here;
    ways = ways.flatMap((way) =>
      nextStatuses(mode, way.at(-1) ?? from)
        .filter((next) => !seen.has(next))
        .map((next) => {
          seen.add(next);
          return [...way, next];
        }),
    );
  }
  return null;
}

function after(line: LineParts, kind: PartKind, quantity: number): LineParts {
  if (kind === 'PREPARED') return { ...line, prepared: line.prepared + quantity };
  if (kind === 'TAKEN_BACK') return { ...line, prepared: line.prepared - quantity };
  const handedOver = line.handedOver + quantity;
  return { ...line, handedOver, prepared: Math.max(line.prepared, handedOver) };
}
