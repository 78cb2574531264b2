import type { PriceMove, PriceMoves } from '../../imports/import-report.ts';

/** Of the prices that were there before: how many became dearer and cheaper, with the largest of each by its share. */
export function priceMoves(
  prices: readonly { sku: string; before: number | null; after: number }[],
): PriceMoves {
  const moved = prices.flatMap(({ sku, before, after }) =>
    before === null || before === 0 || before === after ? [] : [{ sku, before, after }],
  );
  const up = moved.filter(({ before, after }) => after > before);
  const down = moved.filter(({ before, after }) => after < before);
  return { up: up.length, down: down.length, mostUp: largest(up), mostDown: largest(down) };
}

function largest(moves: readonly PriceMove[]): PriceMove | null {
  return moves.reduce<PriceMove | null>(
    (most, move) => (most === null || shareOf(move) > shareOf(most) ? move : most),
    null,
  );
}

export function shareOf({ before, after }: PriceMove): number {
  return Math.abs(after - before) / before;
}
