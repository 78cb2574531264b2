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
  /** something of it stands on the shelf again */
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
    receiveReturn: state !== 'refused' && isAwaited,
    refundReturn: isByCard && DECIDED.has(state),
    settleReturn: !isByCard && DECIDED.has(state),
    // What is for sale again cannot be sent back to its buyer.
    refuseReturn: isReturnOpen(state) && !isShelved,
  };
  return RETURN_ACTS.filter((act) => may[act]);
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
  const goods = lines.map(({ ordered, returned, unitHt, discountHt, taxRate }) => ({
    excluding: cents(Math.round(((unitHt * ordered - discountHt) * returned) / ordered)),
    rate: taxRate as TaxRate,
  }));
  const shipping = { excluding: cents(shippingHt.cents), rate: shippingHt.rate };
  return documentTotals([...goods, shipping]).including;
}

/** Cents noted as given back otherwise than by card. */
export function judgeSettled(
  asked: number,
  paidCents: number,
): Verdict<number, 'REFUND_BAD_AMOUNT' | 'REFUND_TOO_MUCH'> {
  if (!Number.isSafeInteger(asked) || asked <= 0) return refuse('REFUND_BAD_AMOUNT');
  return asked > paidCents ? refuse('REFUND_TOO_MUCH') : accept(asked);
}
