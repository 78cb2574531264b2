// What the sub-accounts refuse.

export const subAccountRefusalMessages = {
  UNKNOWN_SUB_ACCOUNT: { category: 'graphql-no-such-entity', message: 'Ce sous-compte est introuvable.' },
  TOO_MANY_SUB_ACCOUNTS: {
    category: 'graphql-input',
    message: 'Votre entreprise a atteint le nombre maximal de sous-comptes.',
  },
  CEILING_INVALID: {
    category: 'graphql-input',
    message: 'Le plafond doit être un montant compris entre 0 et 1\u00A0000\u00A0000\u00A0€.',
  },
} as const;
