import type { QuotationArticle } from '@nuancier/contract/gestion-types.ts';
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
  { number, query }: { number: string; query: string },
): Promise<QuotationArticle[]> {
  const { db, site } = context;
  const { reach } = entitled(context.staff, 'quotationArticles');
  const quotation = await selectDeskQuotation(db, await staffReach(db, reach), number.trim());
  if (quotation === undefined) throw new Refusal('UNKNOWN_QUOTATION');
  const index = await context.index();
  const found = articlesFound(index, site.rootCategoryId, query.slice(0, LONGEST));
  const reader = await readerOf(db, quotation.customerId, context.now());
  const asked = found.map(({ sku }) => ({ sku, quantity: 1, tint: null }));
  const prices = await customerPrices(db, context, reader, asked);
  return found.map(({ sku, name }, at) => {
    const price = prices[at];
    const chosen = findSoldArticle(index.catalogue, sku, []);
    return {
      sku,
      name,
      customer_ht_cents: price === undefined || 'refusal' in price ? null : price.customerHt,
      is_tintable: chosen.kind === 'article' && chosen.sold.article.tintable,
    };
  });
}
