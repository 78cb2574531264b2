// What the orders refuse.
import type { CodesOf, RefusalMessage } from '../refusals/refusal.ts';

export const orderRefusalMessages = {
  UNKNOWN_ORDER: { category: 'graphql-no-such-entity', message: 'Cette commande est introuvable.' },
  BAD_ORDER_FILTER: {
    category: 'graphql-input',
    message: 'Le filtre des commandes contient une date ou un montant illisible.',
  },
  WITHDRAWAL_PROFESSIONAL: {
    category: 'graphql-input',
    message:
      'Le droit de rétractation est réservé aux particuliers : cette commande relève d’un compte professionnel. Votre magasin étudie avec vous toute demande de retour.',
  },
  WITHDRAWAL_CLOSED: {
    category: 'graphql-input',
    message:
      'Aucun article de cette commande ne peut donner lieu à rétractation : le délai de quatorze jours est passé, la commande est annulée, la rétractation est déjà enregistrée ou les produits ont été mis à la teinte.',
  },
  WITHDRAWAL_ITEMS: {
    category: 'graphql-input',
    message: 'Choisissez au moins un article, parmi ceux qui peuvent donner lieu à rétractation.',
  },
} as const satisfies Record<string, RefusalMessage>;

declare module '../refusals/refusal.ts' {
  interface RefusalCodes extends CodesOf<typeof orderRefusalMessages> {}
}
