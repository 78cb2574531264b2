// What becomes of a withdrawal: decided, its goods received line by line, its money given back.
import { cents } from '../../money.ts';
import { accept, refuse } from '../../refusal.ts';
import type { Verdict } from '../../refusal.ts';
import { documentTotals } from '../../tax.ts';
import type { TaxRate } from '../../tax.ts';
import { judgeMoves } from '../preparation.ts';
import type { Benched, LineMove } from '../preparation.ts';

export const RETURN_STATES = [
  'requested',
  'awaited',
  'partly_received',
  'received',
  'refunded',
  'refused',
  // its order was cancelled before anything was paid
  'cancelled',
] as const;
export type ReturnState = (typeof RETURN_STATES)[number];

export const RETURN_ACTS = [
  'acceptReturn',
  'receiveReturn',
  'refundReturn',
  'settleReturn',
  'refuseReturn',
] as const;
export type ReturnAct = (typeof RETURN_ACTS)[number];

/** How a pack came back. */
export const GOODS_CONDITIONS = ['new', 'opened', 'damaged'] as const;
export type GoodsCondition = (typeof GOODS_CONDITIONS)[number];

export type ReturnLine = {
  id: number;
  /** in the order, from 1 */
  position: number;
  isTinted: boolean;
  /** in the customer's hands once: what never left the store does not come back */
  handedOver: number;
  received: number;
};

export type ReturnFacts = {
  state: ReturnState;
  lines: readonly ReturnLine[];
  /** something of it is on sale again: brought back, or never fetched */
  isShelved: boolean;
  /** by card: given back through the bank; otherwise noted */
  isByCard: boolean;
};

const DECIDED: ReadonlySet<ReturnState> = new Set(['awaited', 'partly_received', 'received']);

export function isReturnOpen(state: ReturnState): boolean {
  return state === 'requested' || DECIDED.has(state);
}

export function actsOnReturn({ state, lines, isShelved, isByCard }: ReturnFacts): ReturnAct[] {
  const isAwaited = lines.some(({ handedOver, received }) => handedOver > received);
  const may: Readonly<Record<ReturnAct, boolean>> = {
    acceptReturn: state === 'requested',
    // Money may go back first: what comes later is received all the same.
    receiveReturn: state !== 'refused' && state !== 'cancelled' && isAwaited,
    refundReturn: isByCard && DECIDED.has(state),
    settleReturn: !isByCard && DECIDED.has(state),
    // What is for sale again cannot be sent back to its buyer.
    refuseReturn: isReturnOpen(state) && !isShelved,
  };
  return RETURN_ACTS.filter((act) => may[act]);
}

/** Accepted, and something of it is back where anything has to come: nobody pays blindly for it. */
export function isInHand({ state, lines }: Pick<ReturnFacts, 'state' | 'lines'>): boolean {
  const isOut = lines.some(({ handedOver, received }) => handedOver > received);
  return DECIDED.has(state) && (!isOut || lines.some(({ received }) => received > 0));
}

export type ReceiptMove = LineMove & { condition: GoodsCondition; toShelf: boolean };
export type ReceivedLine = {
  lineId: number;
  quantity: number;
  condition: GoodsCondition;
  toShelf: boolean;
};

/** What was made for one buyer, was opened or damaged is sold to nobody else. */
export function isForShelf(line: Pick<ReturnLine, 'isTinted'>, condition: GoodsCondition): boolean {
  return !line.isTinted && condition === 'new';
}

/** All of it, or nothing: each line from the count that was read. */
export function receive(
  lines: readonly ReturnLine[],
  moves: readonly ReceiptMove[],
): Benched<ReceivedLine[]> | { ok: false; refusal: { kind: 'NOT_FOR_SHELF'; position: number } } {
  const odd = moves.find(({ position, condition, toShelf }) => {
    const line = lines.find((one) => one.position === position);
    return toShelf && line !== undefined && !isForShelf(line, condition);
  });
  if (odd !== undefined) return { ok: false, refusal: { kind: 'NOT_FOR_SHELF', position: odd.position } };
  return judgeMoves(lines, moves, {
    stands: ({ received }) => received,
    least: ({ received }) => received,
    most: ({ handedOver }) => handedOver,
    change: ({ id }, { from, to, condition, toShelf }) => ({
      lineId: id,
      quantity: to - from,
      condition,
      toShelf,
    }),
  });
}

/** Where it stands once these counts are written. */
export function stateReceived(state: ReturnState, lines: readonly ReturnLine[]): ReturnState {
  if (state === 'refunded') return state;
  return lines.some(({ handedOver, received }) => handedOver > received) ? 'partly_received' : 'received';
}

export type WorthLine = {
  ordered: number;
  returned: number;
  unitHt: number;
  /** of the whole line */
  discountHt: number;
  taxRate: number;
};

/**
 * What the lines were paid, tax included, for the packs that come back. With all that was ordered the delivery goes
 * back too.
 */
export function returnWorth(
  lines: readonly WorthLine[],
  shippingHt: { cents: number; rate: TaxRate },
): number {
  // Of a line that was cancelled since nothing was paid.
  const paid = lines.filter(({ ordered }) => ordered > 0);
  const goods = paid.map(({ ordered, returned, unitHt, discountHt, taxRate }) => ({
    excluding: cents(Math.round(((unitHt * ordered - discountHt) * returned) / ordered)),
    rate: taxRate as TaxRate,
  }));
  const shipping = { excluding: cents(shippingHt.cents), rate: shippingHt.rate };
  return documentTotals([...goods, shipping]).including;
}

/** The delivery goes back with the last of what was ordered. `back`: by line, here and in returns that are paid back. */
export function isLastBack(
  lines: readonly { id: number; ordered: number }[],
  back: ReadonlyMap<number, number>,
): boolean {
  return lines.every(({ id, ordered }) => (back.get(id) ?? 0) >= ordered);
}

export type KeptLine = { id: number; ordered: number; handedOver: number; released: number };

/**
 * Packs of these lines that never left the store and that nobody will fetch: the order goes on without them. None where
 * nothing of it would be left: such an order is cancelled.
 */
export function keptPacks(
  lines: readonly KeptLine[],
  withdrawn: readonly number[],
): { lineId: number; quantity: number }[] {
  const goesOn = lines.some(
    ({ id, ordered, handedOver, released }) =>
      handedOver > 0 || (!withdrawn.includes(id) && ordered > released),
  );
  if (!goesOn) return [];
  return lines.flatMap(({ id, ordered, handedOver, released }) => {
    const quantity = withdrawn.includes(id) ? ordered - handedOver - released : 0;
    return quantity > 0 ? [{ lineId: id, quantity }] : [];
  });
}

export type OpenedLine = { position: number; quantity: number };

export type OpeningRefusal = { kind: 'NOTHING' } | { kind: 'TOO_MANY'; position: number; most: number };

/** What somebody brings to the counter: no more of a line than it holds and has not brought before. */
export function judgeOpening(
  lines: readonly { position: number; left: number }[],
  wanted: readonly OpenedLine[],
): { ok: true; value: OpenedLine[] } | { ok: false; refusal: OpeningRefusal } {
  const named = new Set(wanted.map(({ position }) => position));
  if (wanted.length === 0 || named.size < wanted.length) return { ok: false, refusal: { kind: 'NOTHING' } };
  for (const { position, quantity } of wanted) {
    const most = lines.find((line) => line.position === position)?.left ?? 0;
    if (!Number.isSafeInteger(quantity) || quantity < 1 || quantity > most)
      return { ok: false, refusal: { kind: 'TOO_MANY', position, most } };
  }
  return { ok: true, value: [...wanted] };
}

/** Cents noted as given back otherwise than by card. */
export function judgeSettled(
  asked: number,
  paidCents: number,
): Verdict<number, 'REFUND_BAD_AMOUNT' | 'REFUND_TOO_MUCH'> {
  if (!Number.isSafeInteger(asked) || asked <= 0) return refuse('REFUND_BAD_AMOUNT');
  return asked > paidCents ? refuse('REFUND_TOO_MUCH') : accept(asked);
}
