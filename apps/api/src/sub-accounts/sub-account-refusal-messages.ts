// What the sub-accounts refuse.
import type { CodesOf, RefusalMessage } from '../refusals/refusal.ts';

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
  BUDGET_INVALID: {
    category: 'graphql-input',
    message: 'Le budget mensuel doit être un montant compris entre 0 et 10\u00A0000\u00A0000\u00A0€.',
  },
  DEPUTY_DAYS: {
    category: 'graphql-input',
    message: 'Indiquez des dates qui existent, la fin n’étant pas avant le début.',
  },
  APPROVER_WITHOUT_PRICES: {
    category: 'graphql-input',
    message: 'Pour valider des commandes, ce sous-compte doit avoir le droit de voir les prix.',
  },
  INVITATION_TAKEN: {
    category: 'graphql-input',
    message: 'Ce sous-compte a déjà créé son mot de passe\u00A0: il peut se connecter.',
  },
  SUB_ACCOUNT_SUSPENDED: {
    category: 'graphql-input',
    message: 'Ce sous-compte est suspendu\u00A0: réactivez-le d’abord.',
  },
} as const satisfies Record<string, RefusalMessage>;

declare module '../refusals/refusal.ts' {
  interface RefusalCodes extends CodesOf<typeof subAccountRefusalMessages> {}
}
