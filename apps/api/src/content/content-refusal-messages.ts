import type { CodesOf, RefusalMessage } from '../refusals/refusal.ts';

export const contentRefusalMessages = {
  PAGE_IDENTIFIER_MISSING: {
    category: 'graphql-input',
    message: 'L’identifiant de la page doit être précisé.',
  },
  UNKNOWN_PAGE: {
    category: 'graphql-no-such-entity',
    message: 'La page demandée n’existe pas ou a été déplacée.',
  },
  TOO_MANY_BLOCKS: { category: 'graphql-input', message: 'Trop de blocs sont demandés à la fois.' },
  BLOCK_IDENTIFIERS_MISSING: {
    category: 'graphql-input',
    message: 'Les identifiants des blocs doivent être précisés.',
  },
} as const satisfies Record<string, RefusalMessage>;

declare module '../refusals/refusal.ts' {
  interface RefusalCodes extends CodesOf<typeof contentRefusalMessages> {}
}
