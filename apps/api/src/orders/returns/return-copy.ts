// What returns are called in French, for the staff and for customers.
import { frenchMoney } from '../../text/french-words.ts';
import type { ReturnState } from '@nuancier/domain/orders/returns/returns.ts';

export const returnCopy = {
  worthLess: (cents: number) =>
    `Le montant dépasse ce que vaut ce retour, ${frenchMoney(cents)}\u00A0: rien n’est rendu.`,
  states: {
    requested: 'Demandé',
    awaited: 'Accepté, articles attendus',
    partly_received: 'Reçu en partie',
    received: 'Reçu',
    refunded: 'Remboursé',
    refused: 'Refusé',
    cancelled: 'Sans suite, commande annulée',
  } satisfies Record<ReturnState, string>,
  standing: (label: string, who: string, moment: string) =>
    `Ce retour est «\u00A0${label}\u00A0»\u00A0: ${who}, ${moment}.`,
  opened: (number: string, who: string, lines: readonly string[], reason: string) =>
    `Retour ouvert au magasin par ${who}, pour la commande n°\u00A0${number}\u00A0:\n${lines.join('\n')}\nMotif\u00A0: ${reason}`,
  tooMany: (article: string, most: number) =>
    most === 0
      ? `«\u00A0${article}\u00A0»\u00A0: il n’y a plus rien à rendre. Rien n’est noté.`
      : `«\u00A0${article}\u00A0»\u00A0: ${most === 1 ? 'un seul peut être rendu' : `comptez de 1 à ${most}`}. Rien n’est noté.`,
  notForShelf: (article: string) =>
    `«\u00A0${article}\u00A0» ne se remet pas en rayon\u00A0: l’article est teinté, ouvert ou abîmé. Rien n’est noté.`,
} as const;
