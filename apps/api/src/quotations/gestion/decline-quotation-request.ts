import type { MutationDeclineQuotationRequestArgs, ShopQuotation } from '@nuancier/contract/gestion-types.ts';
import { Refusal } from '../../refusals/refusal.ts';
import { readReason } from '../../request/read-reason.ts';
import { endRequest } from '../asking/asking-store.ts';
import { tellDeclined } from '../asking/ended-news.ts';
import { actOnQuotation } from '../desk/act-on-quotation.ts';
import { auditChange } from '../desk/audited-quotation.ts';
import { isDeclinable } from '../desk/quotation-acts.ts';
import type { QuotationDeskContext } from '../quotations-context.ts';

/** The reason is the customer's to read. */
export function declineQuotationRequest(
  context: QuotationDeskContext,
  { number, reason: given }: MutationDeclineQuotationRequestArgs,
): Promise<ShopQuotation> {
  const reason = readReason(given);
  const now = context.now();
  const act = { operation: 'declineQuotationRequest', number, revision: null, args: reason } as const;
  return actOnQuotation(context, act, async (db, quotation, staff) => {
    if (!isDeclinable(quotation)) throw new Refusal('QUOTATION_NOT_ASKED');
    const isEnded = await endRequest(db, quotation.id, { end: 'declined', reason, by: null, at: now });
    if (!isEnded) throw new Refusal('QUOTATION_NOT_ASKED');
    await tellDeclined(db, quotation, { reason, by: staff.name, site: context.site.code, now });
    await auditChange(db, context, 'quotation-request-declined', quotation);
  });
}
