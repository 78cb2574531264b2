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
  QUOTATION_REASON: { category: 'graphql-input', message: 'Le motif compte au plus 250 caractères.' },
} as const satisfies Record<string, RefusalMessage>;

declare module '../refusals/refusal.ts' {
  interface RefusalCodes extends CodesOf<typeof quotationRefusalMessages> {}
}
