import type { UpdateQuoteRejectedOutput } from '@nuancier/contract/api-types.ts';
import { judgeOpen } from '@nuancier/domain/quotations/quotation-status.ts';
import { localMoment } from '@nuancier/domain/stores/local-moment.ts';
import { allowed } from '../../refusals/allowed.ts';
import { recordAudit } from '../../audit/audit.ts';
import type { QuotationsContext } from '../quotations-context.ts';
import { recordEvent } from '../../events/events.ts';
import { Refusal } from '../../refusals/refusal.ts';
import { freeText } from '../../request/free-text.ts';
import { tellDeclinedOffer } from '../answering/answer-news.ts';
import { quotationScope } from '../quotation-scope.ts';
import { decide, selectClientCodes } from '../quotations-store.ts';
import { ownQuotation, viewFor } from './customer-quotation.ts';

const REASON = { most: 250, tooLong: 'QUOTATION_REASON', unreadable: 'FIELD_FORBIDDEN' } as const;

/** Carts that hold its articles keep them; until they are changed they cannot be ordered. */
export async function updateQuoteRejected(
  context: Pick<
    QuotationsContext,
    'requestId' | 'now' | 'viewer' | 'clientAddress' | 'db' | 'site' | 'contactEmail'
  >,
  { quoteId, reason: given }: { quoteId: string; reason?: string | null | undefined },
): Promise<UpdateQuoteRejectedOutput> {
  const customer = allowed(context.viewer, 'view-quotations');
  const reason = freeText(given, REASON);
  const now = context.now();
  const day = localMoment(now).date;
  return context.db.transaction().execute(async (db) => {
    const quotation = await ownQuotation(db, customer, quoteId);
    const open = judgeOpen(quotation, day);
    if (!open.ok) throw new Refusal(open.refusal);
    const { number } = quotation;
    const decision = { to: 'REFUSE', by: customer.customerId, at: now, day, reason } as const;
    // A concurrent decision may have come first.
    if (!(await decide(db, quotationScope(customer), number, decision))) throw new Refusal('QUOTATION_ENDED');
    await recordAudit(db, context, { event: 'quotation-declined', details: { number } });
    const [known] = await selectClientCodes(db, [number]);
    const data = { quotation_number: number, client_code: known?.clientCode ?? null };
    await recordEvent(db, { type: 'quotation.declined', of: number, data }, now);
    const { site, contactEmail } = context;
    await tellDeclinedOffer(db, quotation.id, { site: site.code, contactEmail, now });
    return { quotation: viewFor(customer, { ...quotation, status: 'REFUSE', reason }, now) };
  });
}
