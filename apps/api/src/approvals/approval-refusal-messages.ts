// What the approvals refuse.

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
  NO_APPROVER: {
    category: 'graphql-input',
    message: 'Aucun dirigeant de votre entreprise ne peut valider cette commande. Contactez votre magasin.',
  },
} as const;
