// What reviews refuse.
import type { CodesOf, RefusalMessage } from '../refusals/refusal.ts';

export const reviewRefusalMessages = {
  REVIEWS_CLOSED: { category: 'graphql-input', message: 'Les avis ne sont pas ouverts sur ce site.' },
  REVIEW_NICKNAME: {
    category: 'graphql-input',
    message: 'Le pseudonyme compte de 2 à 40\u00A0caractères.',
  },
  REVIEW_SUMMARY: { category: 'graphql-input', message: 'Le titre compte de 2 à 100\u00A0caractères.' },
  REVIEW_TEXT: { category: 'graphql-input', message: 'L’avis compte de 10 à 2\u00A0000\u00A0caractères.' },
  REVIEW_LINK: { category: 'graphql-input', message: 'Un avis ne peut pas contenir de lien.' },
  REVIEW_RATING: { category: 'graphql-input', message: 'Donnez une note de 1 à 5.' },
  NO_SUCH_REVIEW: {
    category: 'graphql-no-such-entity',
    key: 'NO_SUCH_REVIEW',
    message: 'Cet avis est introuvable.',
  },
  REVIEW_JUDGED: {
    category: 'graphql-input',
    key: 'REVIEW_JUDGED',
    message: 'Quelqu’un en a déjà décidé ainsi\u00A0: rien n’a changé.',
  },
  REVIEW_EXISTS: {
    category: 'graphql-already-exists',
    message: 'Vous avez déjà publié un avis sur ce produit.',
  },
} as const satisfies Record<string, RefusalMessage>;

declare module '../refusals/refusal.ts' {
  interface RefusalCodes extends CodesOf<typeof reviewRefusalMessages> {}
}
