import type { QuotationStatus, RequestEnd } from '@nuancier/domain/quotations/quotation-status.ts';
import { quotationCopy } from '../quotation-copy.ts';

type Told = {
  status: QuotationStatus;
  isDraft: boolean;
  /** by its customer, from a cart */
  isAsked: boolean;
  requestEnd: RequestEnd | null;
  isReplaced: boolean;
  seenAt: Date | null;
};

const words = {
  draft: 'Brouillon',
  replaced: 'Remplacé',
  seen: 'Vu par le client',
  statuses: {
    EN_COURS: 'En préparation',
    A_VALIDER: 'Envoyé',
    ACCEPTE: 'Accepté',
    REFUSE: 'Refusé',
    EXPIRE: 'Expiré',
  } satisfies Record<QuotationStatus, string>,
};

/** Where it is, as who wrote it would say. */
export function statusAtDesk({ status, isDraft, isAsked, requestEnd, isReplaced, seenAt }: Told): string {
  if (isDraft) return words.draft;
  if (requestEnd !== null) return quotationCopy.requestEnds[requestEnd];
  if (isAsked && status === 'EN_COURS') return quotationCopy.asked;
  if (isReplaced && status === 'EXPIRE') return words.replaced;
  if (status === 'A_VALIDER' && seenAt !== null) return words.seen;
  return words.statuses[status];
}

export const changedSince = (name: string, at: string) =>
  `${name} a modifié ce devis le ${at}\u00A0: relisez-le, puis recommencez. Ce que vous avez saisi est resté.`;

export const belowFloor = (article: string, floor: string) =>
  `Le prix de «\u00A0${article}\u00A0» ne peut pas descendre sous ${floor} avec votre rôle. Une personne qui peut accorder davantage doit l’écrire.`;

/** `limit`: in hundredths of a percent. */
export const aboveLimit = (limit: number) =>
  `Votre rôle accorde une remise de ${(limit / 100).toLocaleString('fr-FR')}\u00A0% au plus. Une personne qui peut accorder davantage doit l’écrire.`;

export const articleGone = (article: string) =>
  `«\u00A0${article}\u00A0» ne se vend plus à ce client\u00A0: retirez la ligne ou remplacez-la.`;
