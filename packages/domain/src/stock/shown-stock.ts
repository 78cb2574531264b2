import type { StockFacts } from './availability.ts';

/** `choose-store`: stock is unknown until a store is chosen; that is not the same as out of stock. */
export type ShownStock =
  { kind: 'nothing' } | { kind: 'choose-store' } | { kind: 'told'; stock: StockFacts | undefined };

type Viewing = { signedIn: boolean; shopCode: string | null; stock: StockFacts | null | undefined };

/** Stock belongs to a store: without a customer or a store there is nothing to show. */
export function shownStock({ signedIn, shopCode, stock }: Viewing): ShownStock {
  if (shopCode !== null) return { kind: 'told', stock: stock ?? undefined };
  return { kind: signedIn ? 'choose-store' : 'nothing' };
}
