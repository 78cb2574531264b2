import type { QuotationAct } from '@nuancier/contract/gestion-types.ts';
import { judgeOpen } from '@nuancier/domain/quotations/quotation-status.ts';
import { scopeOf } from '@nuancier/domain/staff/rights.ts';
import type { StaffRole } from '@nuancier/domain/staff/roles.ts';
import type { DeskQuotation } from './desk-quotation-store.ts';

/** Still written here: a draft, or what a customer has asked for. */
export function isWritable({ isOwn, status }: Pick<DeskQuotation, 'isOwn' | 'status'>): boolean {
  return isOwn && status === 'EN_COURS';
}

/** Asked for, and neither answered nor ended. */
export function isDeclinable(quotation: Pick<DeskQuotation, 'isOwn' | 'status' | 'askedAt'>): boolean {
  return isWritable(quotation) && quotation.askedAt !== null;
}

/** Sent once, and its customer has not ordered by it. */
export function isRevisable({
  isOwn,
  isDraft,
  status,
  replacedBy,
  requestEnd,
}: Pick<DeskQuotation, 'isOwn' | 'isDraft' | 'status' | 'replacedBy' | 'requestEnd'>): boolean {
  const wasSent = !isDraft && status !== 'EN_COURS' && requestEnd === null;
  return isOwn && wasSent && replacedBy === null && status !== 'ACCEPTE';
}

/** What the person may do with it now. `hasReader`: its customer's account is open, and still its company's. */
export function actsOn(
  quotation: DeskQuotation,
  { role, day, hasReader }: { role: StaffRole; day: string; hasReader: boolean },
): QuotationAct[] {
  const isOpen = judgeOpen(quotation, day).ok && hasReader;
  const possible: Record<QuotationAct, boolean> = {
    changeQuotation: isWritable(quotation),
    sendQuotation: isWritable(quotation) && quotation.lines.length > 0 && hasReader,
    reviseQuotation: isRevisable(quotation),
    discardQuotation: quotation.isDraft,
    declineQuotationRequest: isDeclinable(quotation),
    putQuotationInCart: isOpen,
  };
  const acts: QuotationAct[] = [
    'changeQuotation',
    'sendQuotation',
    'reviseQuotation',
    'discardQuotation',
    'declineQuotationRequest',
    'putQuotationInCart',
  ];
  return acts.filter((act) => possible[act] && scopeOf(act, role) !== null);
}
