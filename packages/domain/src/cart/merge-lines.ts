import { MOST_LINES, MOST_PACKS, packsOf, sameLine } from './cart-line.ts';
import type { ArticleOffer, Wish } from './cart-line.ts';

type WishedLine = Wish & { uid: string };

export type Merge<Line> = {
  lines: Line[];
  /** with fewer packs than were wished for */
  capped: Line[];
  /** that found no place at all */
  left: Line[];
};

/**
 * The same article, unit and tint: packs are added up, limited to what is available. The destination loses nothing.
 */
export function mergeLines<Line extends WishedLine>(
  destination: readonly Line[],
  source: readonly Line[],
  offerOf: (articleSku: string) => ArticleOffer | undefined,
): Merge<Line> {
  return source.reduce<Merge<Line>>((merge, wish) => mergeLine(merge, wish, offerOf(wish.articleSku)), {
    lines: [...destination],
    capped: [],
    left: [],
  });
}

function mergeLine<Line extends WishedLine>(
  { lines, capped, left }: Merge<Line>,
  wish: Line,
  offer: ArticleOffer | undefined,
): Merge<Line> {
  const at = lines.findIndex((line) => sameLine(line, wish));
  const there = lines[at];
  const packs = Math.min(
    wish.quantity,
    room(lines, wish.articleSku, offer),
    MOST_PACKS - (there?.quantity ?? 0),
  );
  if (packs <= 0 || (there === undefined && lines.length >= MOST_LINES))
    return there === undefined
      ? { lines, capped, left: [...left, wish] }
      : { lines, capped: [...capped, there], left };
  const merged =
    there === undefined ? { ...wish, quantity: packs } : { ...there, quantity: there.quantity + packs };
  return {
    lines: there === undefined ? [...lines, merged] : lines.with(at, merged),
    capped: packs < wish.quantity ? [...capped, merged] : capped,
    left,
  };
}

/** What is not sold any more comes along as it is, to be shown and taken out by its owner. */
function room(lines: readonly Wish[], articleSku: string, offer: ArticleOffer | undefined): number {
  if (offer === undefined || !offer.isSold || offer.most === null) return Number.POSITIVE_INFINITY;
  return Math.max(offer.most - packsOf(lines, articleSku), 0);
}
