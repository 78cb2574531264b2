import type { ReorderOutlook } from '@nuancier/contract/api-types.ts';
import { allowed } from '../../refusals/allowed.ts';
import { can } from '@nuancier/domain/customers/rights/policy.ts';
import { outlooksOfQuotation } from '../../cart/cart.ts';
import type { QuotationsContext } from '../quotations-context.ts';
import type { QuotationView } from '../quotations-view.ts';
import { articlesOf } from './convert-quote-to-order.ts';
import { ownQuotation } from './customer-quotation.ts';

/** Null for one that cannot be accepted, and for who only looks after the customer. */
export async function quotationAcceptance(
  context: Parameters<typeof outlooksOfQuotation>[0] & Pick<QuotationsContext, 'db' | 'viewer'>,
  { number, is_open: isOpen }: Pick<QuotationView, 'number' | 'is_open'>,
): Promise<ReorderOutlook[] | null> {
  const { db, viewer } = context;
  if (!isOpen || !can(viewer, 'use-account') || !can(viewer, 'view-quotations')) return null;
  const quotation = await ownQuotation(db, allowed(viewer, 'view-quotations'), number);
  return outlooksOfQuotation(context, articlesOf(quotation));
}
