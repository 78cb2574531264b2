import type { QuotationStatus } from '@nuancier/domain/quotations/quotation-status.ts';

export const QUOTATION_STATUS_WORDS = {
  EN_COURS: 'En préparation',
  A_VALIDER: 'À valider',
  ACCEPTE: 'Accepté',
  REFUSE: 'Refusé',
  EXPIRE: 'Expiré',
} as const satisfies Record<QuotationStatus, string>;
