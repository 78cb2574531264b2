import type { Portfolio, QueryPortfolioArgs } from '@nuancier/contract/api-types.ts';
import { allowed } from '../../../refusals/allowed.ts';
import type { CustomersContext } from '../../customers-context.ts';
import { Refusal } from '../../../refusals/refusal.ts';
import { plainWords } from '../../../text/plain-words.ts';
import { countPortfolio, selectPortfolio } from '../../representatives/portfolio-store.ts';

const USUAL_PAGE_SIZE = 20;
const LARGEST_PAGE = 100;
const LONGEST_SEARCH = 100;

/** A page beyond the last shows the last one. */
export async function portfolio(
  { db, viewer }: Pick<CustomersContext, 'db' | 'viewer'>,
  { search, currentPage, pageSize }: QueryPortfolioArgs,
): Promise<Portfolio> {
  const { customerId: representativeId } = allowed(viewer, 'use-portfolio');
  const limit = pageSize ?? USUAL_PAGE_SIZE;
  if (limit < 1 || limit > LARGEST_PAGE) throw new Refusal('PAGE_SIZE');
  if (currentPage != null && currentPage < 1) throw new Refusal('CURRENT_PAGE');
  if ((search ?? '').length > LONGEST_SEARCH) throw new Refusal('PORTFOLIO_SEARCH');
  const words = plainWords(search ?? '');
  const total = await countPortfolio(db, representativeId, words);
  const pages = Math.ceil(total / limit);
  const page = Math.max(1, Math.min(currentPage ?? 1, pages));
  const found = await selectPortfolio(db, representativeId, { words, limit, offset: (page - 1) * limit });
  return {
    items: found.map(({ id, companyName, clientCode, ...member }) => ({
      ...member,
      id: String(id),
      company_name: companyName,
      client_code: clientCode,
    })),
    total_count: total,
    page_info: { page_size: limit, current_page: page, total_pages: pages },
  };
}
