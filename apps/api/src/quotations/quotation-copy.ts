import type { RequestEnd } from '@nuancier/domain/quotations/quotation-status.ts';
import { QUOTATION_DESK_WORDS, QUOTATION_STATUS_WORDS } from '../text/quotation-status-words.ts';

export const quotationCopy = {
  statuses: QUOTATION_STATUS_WORDS,
  asked: 'Demandé',
  desk: QUOTATION_DESK_WORDS,
  requestEnds: {
    withdrawn: 'Demande retirée',
    declined: 'Demande déclinée',
  } satisfies Record<RequestEnd, string>,
  unsold: (article: string) =>
    `«\u00A0${article}\u00A0» ne se vend plus\u00A0: retirez-le du panier, puis demandez le devis.`,
  file: (number: string) => `devis-${number}.pdf`,
} as const;
