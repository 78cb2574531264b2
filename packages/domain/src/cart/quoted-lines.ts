// Lines at the price of a quotation: the quotation is taken whole, or not at all.
import { isFreeReference } from '../free-line.ts';
import { MOST_PACKS, sameLine } from './cart-line.ts';
import type { QuotedPrice, Wish } from './cart-line.ts';

type WishedLine = Wish & { uid: string };

/** Accepted by another order, declined or expired: the quoted price no longer applies. */
export function quotedPriceHolds({ isOpen, validUntil }: QuotedPrice, day: string): boolean {
  return isOpen && day <= validUntil;
}

/** No article stands behind it: it has neither stock nor a price of today. */
export function isFreeLine({ articleSku, quoted }: Pick<Wish, 'articleSku' | 'quoted'>): boolean {
  return quoted != null && isFreeReference(articleSku);
}

/** Numbers of the quotations that the lines come from. */
export function quotationsOf(lines: readonly Wish[]): string[] {
  return [...new Set(lines.flatMap(({ quoted }) => (quoted ? [quoted.quotation] : [])))];
}

export type Release<Line> = { lines: readonly Line[]; released: string[] };

/**
 * With a line removed or its quantity changed, the cart is no longer what was offered: the other lines of that
 * quotation go back to today's prices too, each merged into an existing line of the same article. What is no article
 * leaves the cart with the offer.
 */
export function releaseTouched<Line extends WishedLine>(
  before: readonly Line[],
  after: readonly Line[],
): Release<Line> {
  const lineByUid = new Map(after.map((line) => [line.uid, line]));
  const touched = before.filter(
    ({ uid, quoted }) => quoted && lineByUid.get(uid)?.quantity !== quoted.quantity,
  );
  const released = quotationsOf(touched);
  return released.length === 0 ? { lines: after, released } : { lines: freed(after, released), released };
}

function freed<Line extends WishedLine>(lines: readonly Line[], released: readonly string[]): Line[] {
  const isFreed = ({ quoted }: Line) => quoted != null && released.includes(quoted.quotation);
  return lines
    .filter((line) => isFreed(line) && !isFreeLine(line))
    .reduce<Line[]>(
      (joined, line) => {
        const free: Line = { ...line, quoted: null };
        const at = joined.findIndex((other) => sameLine(other, free));
        const there = joined[at];
        if (there === undefined) return [...joined, free];
        return joined.with(at, { ...there, quantity: Math.min(there.quantity + free.quantity, MOST_PACKS) });
      },
      lines.filter((line) => !isFreed(line)),
    );
}
