import { accept, refuse } from '../refusal.ts';
import type { Verdict } from '../refusal.ts';
import { isPackCount, isTooMany, lineRefusal, MOST_LINES, packsOf, sameLine } from './cart-line.ts';
import type { ArticleOffer, LineRefusal, Wish } from './cart-line.ts';

export type AddRefusal = LineRefusal | 'BAD_QUANTITY' | 'BAD_UNIT' | 'TOO_MANY_LINES';

/** The same article, unit and tint again adds to its line; refused as a whole, never in part. */
export function addLine<Line extends Wish>(
  lines: readonly Line[],
  wish: Line,
  offer: ArticleOffer | undefined,
): Verdict<Line[], AddRefusal> {
  if (isTooMany(wish.quantity)) return refuse('INSUFFICIENT_STOCK');
  if (!isPackCount(wish.quantity)) return refuse('BAD_QUANTITY');
  const refusal = lineRefusal(offer, packsOf(lines, wish.articleSku) + wish.quantity);
  if (refusal !== null) return refuse(refusal);
  if (offer !== undefined && wish.pricingUnit !== offer.pricingUnit) return refuse('BAD_UNIT');
  const at = lines.findIndex((line) => sameLine(line, wish));
  const line = lines[at];
  if (line === undefined)
    return lines.length >= MOST_LINES ? refuse('TOO_MANY_LINES') : accept([...lines, wish]);
  const quantity = line.quantity + wish.quantity;
  return isPackCount(quantity) ? accept(lines.with(at, { ...line, quantity })) : refuse('INSUFFICIENT_STOCK');
}
