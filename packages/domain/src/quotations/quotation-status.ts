// The statuses of a quotation and the allowed transitions. Any other transition is refused.
import { accept, refuse } from '../refusal.ts';
import type { Verdict } from '../refusal.ts';

export const QUOTATION_STATUSES = ['EN_COURS', 'A_VALIDER', 'ACCEPTE', 'REFUSE', 'EXPIRE'] as const;

export type QuotationStatus = (typeof QUOTATION_STATUSES)[number];

const STEPS: Readonly<Record<QuotationStatus, readonly QuotationStatus[]>> = {
  // Declined without an answer: only what a customer asked for.
  EN_COURS: ['A_VALIDER', 'REFUSE', 'EXPIRE'],
  A_VALIDER: ['ACCEPTE', 'REFUSE', 'EXPIRE'],
  // Back only when the order that accepted it was never paid.
  ACCEPTE: ['A_VALIDER'],
  REFUSE: [],
  EXPIRE: [],
};

/** How long it holds unless its store says otherwise. */
export const QUOTATION_DAYS = 30;
/** And how long at most. */
export const MOST_DAYS_AHEAD = 365;

/** How many days its customer's answer is news to who follows it, the day of the answer included. */
export const NEWS_DAYS = 7;

export function mayBecome(from: QuotationStatus, to: QuotationStatus): boolean {
  return STEPS[from].includes(to);
}

export type Dated = {
  status: QuotationStatus;
  /** the last French day it holds */
  validUntil: string;
};

/** Expiry follows from the date; it is not stored. */
export function statusOn({ status, validUntil }: Dated, day: string): QuotationStatus {
  return mayBecome(status, 'EXPIRE') && day > validUntil ? 'EXPIRE' : status;
}

export type QuotationRefusal = 'QUOTATION_IN_PREPARATION' | 'QUOTATION_EXPIRED' | 'QUOTATION_ENDED';

/** Whether it can be accepted or declined that day. */
export function judgeOpen(quotation: Dated, day: string): Verdict<'A_VALIDER', QuotationRefusal> {
  switch (statusOn(quotation, day)) {
    case 'A_VALIDER':
      return accept('A_VALIDER');
    case 'EN_COURS':
      return refuse('QUOTATION_IN_PREPARATION');
    case 'EXPIRE':
      return refuse('QUOTATION_EXPIRED');
    case 'ACCEPTE':
    case 'REFUSE':
      return refuse('QUOTATION_ENDED');
  }
}

/** How a request came to nothing: taken back by its customer, or declined by the store. */
export type RequestEnd = 'withdrawn' | 'declined';

export type AskedFor = Dated & { askedAt: Date | null };

/** Its customer takes it back as long as nobody has answered. */
export function judgeWithdrawal(
  quotation: AskedFor,
  day: string,
): Verdict<'EN_COURS', 'QUOTATION_EXPIRED' | 'QUOTATION_ANSWERED'> {
  const status = statusOn(quotation, day);
  if (status === 'EXPIRE') return refuse('QUOTATION_EXPIRED');
  return status === 'EN_COURS' && quotation.askedAt !== null
    ? accept('EN_COURS')
    : refuse('QUOTATION_ANSWERED');
}

export function isQuotationStatus(text: string): text is QuotationStatus {
  return QUOTATION_STATUSES.some((status) => status === text);
}
