import type { CodesOf, RefusalMessage } from '../refusals/refusal.ts';

export const catalogueRefusalMessages = {
  MATCH_TOO_SHORT: {
    category: 'graphql-input',
    message: 'Le texte cherché doit compter au moins 3 caractères.',
  },
  NOTHING_ASKED: {
    category: 'graphql-input',
    key: "'search' or 'filter' input argument is required.",
    message: 'Précisez un texte à chercher ou un filtre.',
  },
  TOO_MANY_ARTICLES: {
    category: 'graphql-input',
    message: 'Les noms de 500 articles au plus peuvent être demandés à la fois.',
  },
} as const satisfies Record<string, RefusalMessage>;

declare module '../refusals/refusal.ts' {
  interface RefusalCodes extends CodesOf<typeof catalogueRefusalMessages> {}
}
