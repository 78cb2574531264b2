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
  UNKNOWN_CONTENT: {
    category: 'graphql-no-such-entity',
    key: 'UNKNOWN_CONTENT',
    message: 'Ce contenu ou cette version est introuvable.',
  },
  NO_CONTENT_DRAFT: {
    category: 'graphql-input',
    key: 'NO_CONTENT_DRAFT',
    message: 'Il n’y a pas de brouillon à publier. Enregistrez-en un d’abord.',
  },
  CONTENT_CHANGED: {
    category: 'graphql-input',
    key: 'CONTENT_CHANGED',
    message: 'Ce contenu a été changé entre-temps. Rien n’a été enregistré.',
  },
  CONTENT_HELD: {
    category: 'graphql-input',
    key: 'CONTENT_HELD',
    message: 'Un collègue modifie ce texte en ce moment. Rien n’a été enregistré.',
  },
  BAD_CONTENT_NAME: {
    category: 'graphql-input',
    key: 'BAD_CONTENT_NAME',
    message:
      'L’identifiant s’écrit en minuscules, chiffres et traits d’union, par exemple «\u00A0conseils-facade\u00A0».',
  },
  CONTENT_TITLE: {
    category: 'graphql-input',
    key: 'CONTENT_TITLE',
    message: 'Le titre de la page est obligatoire.',
  },
  CONTENT_TOO_LONG: {
    category: 'graphql-input',
    key: 'CONTENT_TOO_LONG',
    message:
      'Ce texte est trop long\u00A0: 100\u00A0000 signes pour le contenu, 300 pour un titre ou une description.',
  },
  CONTENT_DATES: {
    category: 'graphql-input',
    key: 'CONTENT_DATES',
    message: 'La date de fin doit venir après celle de publication, et après maintenant.',
  },
} as const satisfies Record<string, RefusalMessage>;

declare module '../refusals/refusal.ts' {
  interface RefusalCodes extends CodesOf<typeof contentRefusalMessages> {}
}
