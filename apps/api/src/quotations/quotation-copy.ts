import type { QuotationStatus } from '@nuancier/domain/quotations/quotation-status.ts';

export const quotationCopy = {
  statuses: {
    EN_COURS: 'En préparation',
    A_VALIDER: 'À valider',
    ACCEPTE: 'Accepté',
    REFUSE: 'Refusé',
    EXPIRE: 'Expiré',
  } satisfies Record<QuotationStatus, string>,
  file: (number: string) => `devis-${number}.pdf`,
} as const;
