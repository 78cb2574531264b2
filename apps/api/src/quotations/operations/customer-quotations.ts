import type { CustomerQuotations, QueryCustomerQuotationsArgs } from '@nuancier/contract/api-types.ts';
import { localMoment } from '@nuancier/domain/stores/local-moment.ts';
import { allowed } from '../../refusals/allowed.ts';
import type { QuotationsContext } from '../quotations-context.ts';
import { Refusal } from '../../refusals/refusal.ts';
import { quotationScope } from '../quotation-scope.ts';
import { countQuotations, selectQuotations } from '../quotations-store.ts';
import { viewFor } from './customer-quotation.ts';

const USUAL_PAGE_SIZE = 20;
const LARGEST_PAGE = 100;

/** A page beyond the last shows the last one. */
export async function customerQuotations(
  { db, viewer, now }: Pick<QuotationsContext, 'db' | 'viewer' | 'now'>,
  { filter, order, pageSize, currentPage }: QueryCustomerQuotationsArgs,
): Promise<CustomerQuotations> {
  const customer = allowed(viewer, 'view-quotations');
  const limit = pageSize ?? USUAL_PAGE_SIZE;
  if (limit < 1 || limit > LARGEST_PAGE) throw new Refusal('PAGE_SIZE');
  if (currentPage != null && currentPage < 1) throw new Refusal('CURRENT_PAGE');
  const at = now();
  const scope = quotationScope(customer);
  const search = {
    status: filter?.status ?? null,
    text: filter?.search?.trim() || null,
    day: localMoment(at).date,
    endingFirst: order === 'ENDING_FIRST',
    limit,
    offset: 0,
  };
  const total = await countQuotations(db, scope, search);
  const pages = Math.ceil(total / limit);
  const page = Math.max(1, Math.min(currentPage ?? 1, pages));
  const found = await selectQuotations(db, scope, { ...search, offset: (page - 1) * limit });
  return {
    items: found.map((quotation) => viewFor(customer, quotation, at)),
    total_count: total,
    page_info: { page_size: limit, current_page: page, total_pages: pages },
  };
}
