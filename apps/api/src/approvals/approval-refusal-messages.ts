// What the approvals refuse.
import type { CodesOf, RefusalMessage } from '../refusals/refusal.ts';

export const approvalRefusalMessages = {
  UNKNOWN_APPROVAL: {
    category: 'graphql-no-such-entity',
    message: 'Cette demande de validation est introuvable.',
  },
  APPROVAL_TREATED: {
    category: 'graphql-input',
    key: 'APPROVAL_TREATED',
    message: 'Cette demande a déjà été validée, rejetée ou retirée.',
  },
  APPROVAL_NOT_NEEDED: {
    category: 'graphql-input',
    key: 'APPROVAL_NOT_NEEDED',
    message: 'Cette commande ne demande pas de validation\u00A0: vous pouvez la passer directement.',
  },
  APPROVAL_WORDS: {
    category: 'graphql-input',
    message: 'Le commentaire et le motif comptent au plus 250\u00A0caractères.',
  },
  APPROVAL_CHANGED: {
    category: 'graphql-input',
    key: 'APPROVAL_CHANGED',
    message: 'Cette demande a été modifiée depuis que vous l’avez ouverte. Vérifiez-la avant de décider.',
  },
  APPROVAL_ONLY_LESS: {
    category: 'graphql-input',
    key: 'APPROVAL_ONLY_LESS',
    message:
      'Vous pouvez réduire une quantité ou retirer un article, pas en accorder plus que demandé\u00A0: seul le dirigeant le peut.',
  },
  APPROVAL_REMINDED: {
    category: 'graphql-input',
    key: 'APPROVAL_REMINDED',
    message: 'Une relance est possible quatre heures après le dernier envoi.',
  },
  APPROVAL_EMPTY: {
    category: 'graphql-input',
    message: 'Une demande compte au moins un article. Pour y renoncer, retirez-la.',
  },
  CART_NOT_WAITING: {
    category: 'graphql-input',
    message: 'Seul un panier en attente de validation peut être mis de côté.',
  },
  NO_APPROVER: {
    category: 'graphql-input',
    message: 'Aucun dirigeant de votre entreprise ne peut valider cette commande. Contactez votre magasin.',
  },
} as const satisfies Record<string, RefusalMessage>;

declare module '../refusals/refusal.ts' {
  interface RefusalCodes extends CodesOf<typeof approvalRefusalMessages> {}
}
