import type { QuickOrderLine } from '@nuancier/domain/cart/quick-order/quick-order.ts';
import type { RouterContextProvider } from 'react-router';
import { ArticlesByEanDocument } from '../../../../generated/documents.ts';
import { backendContext } from '../../../backend/request-context.server.ts';

const EAN = /^\d{12,14}$/;

/** A list may name articles by their bar codes, as a scanner reads them: the shop knows whose they are. */
export async function linesBySku(
  context: Readonly<RouterContextProvider>,
  lines: readonly QuickOrderLine[],
): Promise<readonly QuickOrderLine[]> {
  const eans = lines.flatMap((line) => ('sku' in line && EAN.test(line.sku) ? [line.sku] : []));
  if (eans.length === 0) return lines;
  const { articles } = await context
    .get(backendContext)
    .query(ArticlesByEanDocument, { eans: [...new Set(eans)] });
  const skus = new Map(articles.map(({ sku, ean }) => [ean, sku]));
  return lines.map((line) => ('sku' in line ? { ...line, sku: skus.get(line.sku) ?? line.sku } : line));
}
