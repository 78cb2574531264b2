import type { QuotationArticles } from '@nuancier/contract/gestion-types.ts';
import { findSoldArticle } from '../../catalogue/catalogue.ts';
import { staffReach } from '../../customers/customers.ts';
import { entitled } from '../../refusals/entitled.ts';
import { Refusal } from '../../refusals/refusal.ts';
import { articlesFound } from '../../search/search.ts';
import { customerPrices, readerOf } from '../desk/customer-prices.ts';
import { selectDeskQuotation } from '../desk/desk-quotation-store.ts';
import type { QuotationDeskContext } from '../quotations-context.ts';

const LONGEST = 100;

/** The shop's own search; prices of the quotation's customer. */
export async function quotationArticles(
  context: QuotationDeskContext,
  { number, query, page }: { number: string; query: string; page?: number | null },
): Promise<QuotationArticles> {
  const { db, site } = context;
  const { reach } = entitled(context.staff, 'quotationArticles');
  const quotation = await selectDeskQuotation(db, await staffReach(db, reach), number.trim());
  if (quotation === undefined) throw new Refusal('UNKNOWN_QUOTATION');
  const index = await context.index();
  const { articles, ...found } = articlesFound(index, site.rootCategoryId, {
    query: query.slice(0, LONGEST),
    page: page ?? 1,
  });
  const reader = await readerOf(db, quotation.customerId, context.now());
  const asked = articles.map(({ sku }) => ({ sku, quantity: 1, tint: null }));
  const prices = await customerPrices(db, context, reader, asked);
  const rows = articles.map(({ sku, name }, at) => {
    const price = prices[at];
    const chosen = findSoldArticle(index.catalogue, sku, []);
    const isTintable = chosen.kind === 'article' && chosen.sold.article.tintable;
    return {
      sku,
      name,
      customer_ht_cents: price === undefined || 'refusal' in price ? null : price.customerHt,
      is_tintable: isTintable,
      base: isTintable ? chosen.sold.color : null,
    };
  });
  return { rows, total: found.total, more: found.more, has_next: found.hasNext };
}
