import type { WithdrawQuotationRequestOutput } from '@nuancier/contract/api-types.ts';
import { judgeWithdrawal } from '@nuancier/domain/quotations/quotation-status.ts';
import { localMoment } from '@nuancier/domain/stores/local-moment.ts';
import { recordAudit } from '../../audit/audit.ts';
import { allowed } from '../../refusals/allowed.ts';
import { Refusal } from '../../refusals/refusal.ts';
import { endRequest } from '../asking/asking-store.ts';
import { tellWithdrawn } from '../asking/ended-news.ts';
import type { QuotationsContext } from '../quotations-context.ts';
import { ownQuotation, viewFor } from './customer-quotation.ts';

/** Pressed twice it is withdrawn once; who was to answer reads it by mail. */
export async function withdrawQuotationRequest(
  context: QuotationsContext,
  number: string,
): Promise<WithdrawQuotationRequestOutput> {
  const customer = allowed(context.viewer, 'ask-quotation');
  const { customerId, companyId } = customer;
  const now = context.now();
  return context.db.transaction().execute(async (db) => {
    const request = await ownQuotation(db, customer, number);
    if (request.requestEnd !== 'withdrawn') {
      const judged = judgeWithdrawal(request, localMoment(now).date);
      if (!judged.ok) throw new Refusal(judged.refusal);
      const ended = { end: 'withdrawn', reason: null, by: customerId, at: now } as const;
      // An answer may have come first.
      if (companyId === null || !(await endRequest(db, request.id, ended)))
        throw new Refusal('QUOTATION_ANSWERED');
      const details = { number: request.number, before: 'EN_COURS', after: 'REFUSE' };
      await recordAudit(db, context, { event: 'quotation-request-withdrawn', details });
      await tellWithdrawn(db, { number: request.number, companyId, customerId, now }, context);
    }
    return { quotation: viewFor(customer, await ownQuotation(db, customer, number), now) };
  });
}
