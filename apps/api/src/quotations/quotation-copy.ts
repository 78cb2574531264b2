import type { QuotationStatus, RequestEnd } from '@nuancier/domain/quotations/quotation-status.ts';

export const quotationCopy = {
  statuses: {
    EN_COURS: 'En préparation',
    A_VALIDER: 'À valider',
    ACCEPTE: 'Accepté',
    REFUSE: 'Refusé',
    EXPIRE: 'Expiré',
  } satisfies Record<QuotationStatus, string>,
  asked: 'Demandé',
  requestEnds: {
    withdrawn: 'Demande retirée',
    declined: 'Demande déclinée',
  } satisfies Record<RequestEnd, string>,
  unsold: (article: string) =>
    `«\u00A0${article}\u00A0» ne se vend plus\u00A0: retirez-le du panier, puis demandez le devis.`,
  file: (number: string) => `devis-${number}.pdf`,
} as const;
