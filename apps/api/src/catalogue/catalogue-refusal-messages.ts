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
  UNKNOWN_SHELF_PRODUCT: {
    category: 'graphql-no-such-entity',
    message: 'Ce produit est introuvable.',
  },
  UNKNOWN_CATEGORY: {
    category: 'graphql-no-such-entity',
    message: 'Ce rayon est introuvable, ou n’est plus à cette place.',
  },
  SHELF_CHANGED: {
    category: 'graphql-input',
    key: 'SHELF_CHANGED',
    message:
      'Quelqu’un, ou un fichier, a changé cette fiche depuis que vous l’avez ouverte\u00A0: rien n’est enregistré. Rouvrez-la, puis reprenez votre texte.',
  },
  SHELF_REFUSED: { category: 'graphql-input', message: 'Ces indications sont refusées.' },
  SHELF_TEXT_TOO_LONG: {
    category: 'graphql-input',
    message: 'Un texte compte 20\u00A0000 caractères au plus.',
  },
  SHELF_META_TOO_LONG: {
    category: 'graphql-input',
    message:
      'Le titre et la description pour les moteurs de recherche comptent 300 caractères au plus chacun.',
  },
  SHELF_TOO_MANY_LINKS: {
    category: 'graphql-input',
    message: 'Une liste compte 30 produits au plus.',
  },
  CATEGORY_NAME: {
    category: 'graphql-input',
    message: 'Un rayon a un nom, de 100 caractères au plus.',
  },
  UNKNOWN_PICTURE: {
    category: 'graphql-no-such-entity',
    key: 'UNKNOWN_PICTURE',
    message: 'Cette photo n’est plus à cette place.',
  },
  PICTURES_CHANGED: {
    category: 'graphql-input',
    key: 'PICTURES_CHANGED',
    message:
      'Quelqu’un, ou un fichier, a changé les photos de ce produit depuis que vous les avez vues\u00A0: rien n’est changé. Les voici comme elles sont.',
  },
  PRODUCT_DAYS: {
    category: 'graphql-input',
    key: 'PRODUCT_DAYS',
    message: 'Choisissez deux jours, le dernier n’étant pas avant le premier.',
  },
  PICTURE_WORDS: {
    category: 'graphql-input',
    key: 'PICTURE_WORDS',
    message: 'La description d’une photo compte 250 caractères au plus.',
  },
  ROOT_ALWAYS_OPEN: {
    category: 'graphql-input',
    message: 'La racine du catalogue est la boutique elle-même\u00A0: elle n’a pas de jours.',
  },
  PREVIEW_CUSTOMER: {
    category: 'graphql-input',
    message: 'Aucun compte actif ne porte cette adresse e-mail ou ce code client.',
  },
  PREVIEW_DAY: { category: 'graphql-input', message: 'Ce jour n’est pas du calendrier.' },
  ROOT_STAYS: { category: 'graphql-input', message: 'La racine du catalogue ne se déplace pas.' },
  CATEGORY_INTO_ITSELF: {
    category: 'graphql-input',
    message: 'Un rayon ne peut pas aller sous lui-même, ni sous un de ses propres rayons.',
  },
} as const satisfies Record<string, RefusalMessage>;

declare module '../refusals/refusal.ts' {
  interface RefusalCodes extends CodesOf<typeof catalogueRefusalMessages> {}
}
