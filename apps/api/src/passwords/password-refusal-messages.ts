// What is refused of a password, whoever enters by it.
import type { CodesOf, RefusalMessage } from '../refusals/refusal.ts';

export const passwordRefusalMessages = {
  PASSWORD_TOO_LONG: {
    category: 'graphql-input',
    status: 400,
    message: 'Le mot de passe est trop long.',
  },
  PASSWORD_COMMON: {
    category: 'graphql-input',
    message: 'Ce mot de passe est trop courant. Choisissez-en un autre.',
  },
  PASSWORD_SAME: {
    category: 'graphql-input',
    message: 'Le nouveau mot de passe doit être différent de l’ancien.',
  },
  PASSWORD_MISMATCH: {
    category: 'graphql-authentication',
    key: "The password doesn't match this account. Verify the password and try again.",
    message: 'Le mot de passe ne correspond pas à ce compte.',
  },
} as const satisfies Record<string, RefusalMessage>;

declare module '../refusals/refusal.ts' {
  interface RefusalCodes extends CodesOf<typeof passwordRefusalMessages> {}
}
