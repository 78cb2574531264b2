// Which packs of one line each of its returns is about.
import type { ReturnState } from './returns.ts';

export type LineReturn = {
  id: number;
  state: ReturnState;
  declaredAt: Date;
  /** when it came to its state */
  movedAt: Date | null;
  /** at the counter; null: its buyer declared all that was in no return that day */
  counted: number | null;
};

/** `kept`: never left the store; `out`: can come back. */
export type ReturnShare = { asked: number; kept: number; out: number };

export type ReturnShares = {
  of: ReadonlyMap<number, ReturnShare>;
  /** in no return, wherever the packs are */
  left: number;
  /** in no return, and in the buyer's hands */
  leftOut: number;
};

/** `returns`: oldest first. A refused one frees its packs from that moment on. */
export function returnShares(
  { ordered, handedOver }: { ordered: number; handedOver: number },
  returns: readonly LineReturn[],
): ReturnShares {
  const of = new Map<number, ReturnShare>();
  const askedBy = (which: (one: LineReturn) => boolean) =>
    returns.filter(which).reduce((sum, { id }) => sum + (of.get(id)?.asked ?? 0), 0);
  let inStore = Math.max(0, ordered - handedOver);
  for (const one of returns) {
    const asked =
      one.counted ?? Math.max(0, ordered - askedBy((before) => of.has(before.id) && stood(before, one)));
    const kept = one.counted === null ? Math.min(inStore, asked) : 0;
    if (stands(one)) inStore -= kept;
    of.set(one.id, { asked, kept, out: Math.min(handedOver, asked - kept) });
  }
  const out = returns.filter(stands).reduce((sum, { id }) => sum + (of.get(id)?.out ?? 0), 0);
  return {
    of,
    left: Math.max(0, ordered - askedBy(stands)),
    leftOut: Math.max(0, handedOver - out),
  };
}

function stands({ state }: LineReturn): boolean {
  return state !== 'refused' && state !== 'cancelled';
}

/** When the other was declared. */
function stood(one: LineReturn, { declaredAt }: LineReturn): boolean {
  return stands(one) || (one.movedAt !== null && one.movedAt > declaredAt);
}
