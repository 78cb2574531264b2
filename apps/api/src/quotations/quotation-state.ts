// What a quotation's state is called: one name for all who read of it; who wrote it is told a little more.
import type { QuotationStatus, RequestEnd } from '@nuancier/domain/quotations/quotation-status.ts';
import { quotationCopy } from './quotation-copy.ts';

type QuotationState = {
  /** that day's */
  status: QuotationStatus;
  /** by its customer, from a cart */
  isAsked: boolean;
  requestEnd: RequestEnd | null;
};

type QuotationStateAtDesk = QuotationState & {
  isDraft: boolean;
  isReplaced: boolean;
  seenAt: Date | null;
};

export function stateWords({ status, isAsked, requestEnd }: QuotationState): string {
  if (requestEnd !== null) return quotationCopy.requestEnds[requestEnd];
  return isAsked && status === 'EN_COURS' ? quotationCopy.asked : quotationCopy.statuses[status];
}

/** Where it is, as who wrote it would say. */
export function stateAtDesk({ isDraft, isReplaced, seenAt, ...told }: QuotationStateAtDesk): string {
  const { draft, replaced, seen, sent } = quotationCopy.desk;
  if (isDraft) return draft;
  if (told.requestEnd !== null) return stateWords(told);
  if (isReplaced && told.status === 'EXPIRE') return replaced;
  if (told.status === 'A_VALIDER') return seenAt === null ? sent : seen;
  return stateWords(told);
}
