import type { QuotationStatus } from '@nuancier/domain/quotations/quotation-status.ts';

export const QUOTATION_STATUS_WORDS = {
  EN_COURS: 'En préparation',
  A_VALIDER: 'À valider',
  ACCEPTE: 'Accepté',
  REFUSE: 'Refusé',
  EXPIRE: 'Expiré',
} as const satisfies Record<QuotationStatus, string>;

/** Of one that the shop writes itself, as who wrote it says. */
export const QUOTATION_DESK_WORDS = {
  draft: 'Brouillon',
  replaced: 'Remplacé',
  sent: 'Envoyé',
  seen: 'Vu par le client',
} as const;
