import type { QuotationSummaryFragment } from '../../../generated/documents.ts';
import { formatDate } from '@nuancier/ui/text/format.ts';
import { quotationsCopy as copy } from './copy.ts';

type Dated = Pick<QuotationSummaryFragment, 'status' | 'asked_at' | 'created_on' | 'valid_until' | 'seller'>;

/** Of a request when it was made; of a quotation when, by whom, and how long it holds. */
export function quotationDates(quotation: Dated): { made: string; until: string | null } {
  const { status, asked_at: asked, created_on: created, valid_until: until, seller } = quotation;
  if (asked !== null && status === 'EN_COURS')
    return { made: copy.askedOn(formatDate(new Date(asked))), until: null };
  const made = [copy.madeOn(formatDate(new Date(created))), seller && copy.by(seller)];
  return { made: made.filter(Boolean).join(' '), until: copy.validUntil(formatDate(new Date(until))) };
}
