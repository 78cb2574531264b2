import type { StockFacts } from './availability.ts';

/**
 * How many packs a store can promise at most, to be fetched or to be delivered; null without a limit, because the
 * store is resupplied or the article is delivered from elsewhere.
 */
export function sellableQuantity(stock: StockFacts | undefined): number | null {
  if (stock === undefined) return 0;
  const status = stock.statutArticleMag;
  const isDirect = stock.approDirecteFournisseur === true;
  const isResupplied = status === 'P' || status === 'S' || status === 'V';
  const isDelivered = stock.livraisonPro === true && status !== 'O' && status !== 'U';
  if (!isDirect && (isResupplied || isDelivered)) return null;
  return Math.max(stock.available ?? 0, 0);
}
