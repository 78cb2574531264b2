// What returns are called in French, for the staff and for customers.
import type { ReturnState } from '@nuancier/domain/orders/returns/returns.ts';

export const returnCopy = {
  states: {
    requested: 'Demandé',
    awaited: 'Accepté, articles attendus',
    partly_received: 'Reçu en partie',
    received: 'Reçu',
    refunded: 'Remboursé',
    refused: 'Refusé',
  } satisfies Record<ReturnState, string>,
  standing: (label: string, who: string, moment: string) =>
    `Ce retour est «\u00A0${label}\u00A0»\u00A0: ${who}, ${moment}.`,
  notForShelf: (position: number) =>
    `La ligne ${position} ne se remet pas en rayon\u00A0: elle est teintée, ouverte ou abîmée. Rien n’est noté.`,
} as const;
