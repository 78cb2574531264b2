import type { ShopQuotation } from '@nuancier/contract/gestion-types.ts';
import { versionNumber } from '@nuancier/domain/quotations/quotation-number.ts';
import { usualValidity } from '@nuancier/domain/quotations/written-line.ts';
import { localMoment } from '@nuancier/domain/stores/local-moment.ts';
import { recordAudit } from '../../audit/audit.ts';
import { Refusal } from '../../refusals/refusal.ts';
import { actOnce, actOnQuotation } from '../desk/act-on-quotation.ts';
import { told } from '../desk/audited-quotation.ts';
import { lockById } from '../desk/desk-quotation-store.ts';
import { isRevisable } from '../desk/quotation-acts.ts';
import { copyLines, deleteDraft, insertDraft, selectNextVersion } from '../desk/write-quotation-store.ts';
import { writeTotals } from '../desk/write-totals.ts';
import type { QuotationDeskContext } from '../quotations-context.ts';

/** What was sent stays as it is until the new version is sent. */
export function reviseQuotation(context: QuotationDeskContext, number: string): Promise<ShopQuotation> {
  const now = context.now();
  const day = localMoment(now).date;
  const act = { operation: 'reviseQuotation', number, revision: null } as const;
  return actOnQuotation(context, act, async (db, quotation, staff) => {
    if (!isRevisable(quotation)) throw new Refusal('QUOTATION_NOT_REVISED');
    const there = await selectNextVersion(db, quotation.id);
    if (there !== undefined) return there;
    const version = quotation.version + 1;
    const next = versionNumber(quotation.number, version);
    const { customerId, companyId, label } = quotation;
    const id = await insertDraft(db, {
      number: next,
      companyId,
      customerId,
      label,
      seller: staff.name,
      writtenBy: staff.staffId,
      createdOn: day,
      validUntil: usualValidity(day),
      now,
      version,
      replacesId: quotation.id,
    });
    await copyLines(db, quotation.id, id);
    const draft = await lockById(db, id);
    if (draft === undefined) throw new Error(`The quotation ${next} was not written`);
    await writeTotals(db, draft, { by: staff.name, now });
    const details = { number: next, before: { number: quotation.number }, after: told(draft) };
    await recordAudit(db, context, { event: 'quotation-revised', customerId, details });
    return next;
  });
}

/** Its customer never saw it. */
export async function discardQuotation(context: QuotationDeskContext, number: string): Promise<boolean> {
  const act = { operation: 'discardQuotation', number, revision: null } as const;
  await context.db.transaction().execute((transaction) =>
    actOnce(transaction, context, act, async (db, quotation) => {
      if (!quotation.isDraft) throw new Refusal('QUOTATION_SENT');
      await deleteDraft(db, quotation.id);
      const details = { number: quotation.number, before: told(quotation), after: null };
      await recordAudit(db, context, {
        event: 'quotation-discarded',
        customerId: quotation.customerId,
        details,
      });
    }),
  );
  return true;
}
