// What quotations refuse.
import type { CodesOf, RefusalMessage } from '../refusals/refusal.ts';

export const quotationRefusalMessages = {
  UNKNOWN_QUOTATION: { category: 'graphql-no-such-entity', message: 'Ce devis est introuvable.' },
  QUOTATION_IN_PREPARATION: {
    category: 'graphql-input',
    key: 'QUOTATION_IN_PREPARATION',
    message: 'Votre magasin prépare encore ce devis.',
  },
  QUOTATION_EXPIRED: {
    category: 'graphql-input',
    key: 'QUOTATION_EXPIRED',
    message: 'Ce devis a expiré. Demandez-en un nouveau à votre magasin.',
  },
  QUOTATION_ENDED: {
    category: 'graphql-input',
    key: 'QUOTATION_ENDED',
    message: 'Ce devis a déjà été accepté ou refusé.',
  },
  QUOTATION_ANSWERED: {
    category: 'graphql-input',
    key: 'QUOTATION_ANSWERED',
    message: 'Cette demande n’attend plus de réponse\u00A0: relisez le devis.',
  },
  QUOTATION_CART_EMPTY: {
    category: 'graphql-input',
    key: 'QUOTATION_CART_EMPTY',
    message: 'Votre panier est vide\u00A0: ajoutez-y ce que le devis doit chiffrer.',
  },
  QUOTATION_UNSOLD: {
    category: 'graphql-input',
    key: 'QUOTATION_UNSOLD',
    message: 'Un article du panier ne se vend plus\u00A0: retirez-le, puis demandez le devis.',
  },
  QUOTATION_WISHED_DAY: {
    category: 'graphql-input',
    key: 'QUOTATION_WISHED_DAY',
    message: 'La date souhaitée va d’aujourd’hui à un an au plus tard.',
  },
  QUOTATION_REASON: { category: 'graphql-input', message: 'Le motif compte au plus 250 caractères.' },
} as const satisfies Record<string, RefusalMessage>;

declare module '../refusals/refusal.ts' {
  interface RefusalCodes extends CodesOf<typeof quotationRefusalMessages> {}
}
