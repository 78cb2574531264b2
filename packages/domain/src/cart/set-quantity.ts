import { accept, refuse } from '../refusal.ts';
import type { Verdict } from '../refusal.ts';
import { isPackCount, isTooMany, lineRefusal, packsOf } from './cart-line.ts';
import type { ArticleOffer, LineRefusal, Wish } from './cart-line.ts';

export type SetRefusal = LineRefusal | 'BAD_QUANTITY' | 'UNKNOWN_LINE';

type WishedLine = Wish & { uid: string };

/** A quantity that is not greater than 0 changes nothing. To take fewer packs is always possible. */
export function setQuantity<Line extends WishedLine>(
  lines: readonly Line[],
  { uid, quantity }: { uid: string; quantity: number },
  offerOf: (articleSku: string) => ArticleOffer | undefined,
): Verdict<Line[], SetRefusal> {
  const at = lines.findIndex((line) => line.uid === uid);
  const line = lines[at];
  if (line === undefined) return refuse('UNKNOWN_LINE');
  if (quantity <= 0 || quantity === line.quantity) return accept([...lines]);
  if (isTooMany(quantity)) return refuse('INSUFFICIENT_STOCK');
  if (!isPackCount(quantity)) return refuse('BAD_QUANTITY');
  const changed = lines.with(at, { ...line, quantity });
  if (quantity < line.quantity) return accept(changed);
  const refusal = lineRefusal(offerOf(line.articleSku), packsOf(changed, line.articleSku));
  return refusal === null ? accept(changed) : refuse(refusal);
}
