// Packs of an order that its customer will not have, while the rest of it goes on.
import { judgeMoves } from '../preparation.ts';
import type { BenchLine, Benched, LineMove } from '../preparation.ts';
import type { MovedLine } from '../order-parts.ts';

type Judged = Pick<BenchLine, 'ordered' | 'handedOver' | 'isWithheld' | 'invoiced'>;

/** Neither in the customer's hands nor invoiced; of what it has withdrawn from its return decides. */
export function cancellable({ ordered, handedOver, isWithheld, invoiced }: Judged): number {
  return isWithheld ? 0 : Math.max(0, ordered - Math.max(handedOver, invoiced));
}

/** From the count that was read down to the one that is left; all of it, or nothing. */
export function judgeCancelled(
  lines: readonly BenchLine[],
  moves: readonly LineMove[],
): Benched<MovedLine[]> {
  return judgeMoves(lines, moves, {
    stands: ({ ordered }) => ordered,
    least: (line) => line.ordered - cancellable(line),
    most: ({ ordered }) => ordered,
    change: ({ id }, { from, to }) => ({ lineId: id, quantity: from - to }),
  });
}

/** Nothing would be left of it: such an order is cancelled as a whole. */
export function leavesNothing(
  lines: readonly Pick<BenchLine, 'id' | 'ordered' | 'released'>[],
  cancelled: readonly MovedLine[],
): boolean {
  const packs = new Map(cancelled.map(({ lineId, quantity }) => [lineId, quantity]));
  return lines.every(({ id, ordered, released }) => ordered - released <= (packs.get(id) ?? 0));
}

/** Invoices name articles, not lines: of an article in several, the first are invoiced first. */
export function invoicedOf(
  lines: readonly { sku: string; ordered: number }[],
  packsOf: Readonly<Record<string, number>>,
): number[] {
  const left = new Map(Object.entries(packsOf));
  return lines.map(({ sku, ordered }) => {
    const invoiced = Math.min(ordered, left.get(sku) ?? 0);
    left.set(sku, (left.get(sku) ?? 0) - invoiced);
    return invoiced;
  });
}

export type CutLine = {
  quantity: number;
  prepared: number;
  /** set aside beyond what is prepared */
  picked: number;
  fromStock: number;
  discountHt: number;
};

/**
 * The line without these packs: first those that nobody has set aside, then those that are, what is ready last. Its
 * discount goes with them, and what is left came from the shelf first.
 */
export function withoutPacks(
  { quantity: before, prepared, picked, fromStock: held, discountHt }: CutLine,
  packs: number,
) {
  const quantity = before - packs;
  const takenBack = Math.max(0, prepared - quantity);
  const fromStock = Math.min(held, quantity);
  return {
    quantity,
    discountHt: discountHt - Math.round((discountHt * packs) / before),
    fromStock,
    picked: Math.min(picked, quantity - (prepared - takenBack)),
    /** ready, and not so any more */
    takenBack,
    backOnShelf: held - fromStock,
  };
}
