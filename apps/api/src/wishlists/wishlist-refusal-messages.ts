// What favourites lists refuse. Refusals of single items come back as user_errors.
import type { CodesOf, RefusalMessage } from '../refusals/refusal.ts';

export const wishlistRefusalMessages = {
  WISHLISTS_OFF: {
    category: 'graphql-input',
    key: 'The wishlist configuration is currently disabled.',
    message: 'Les listes de favoris ne sont pas proposées sur ce site.',
  },
  WISHLIST_NOT_FOUND: {
    category: 'graphql-no-such-entity',
    message: 'Cette liste de favoris est introuvable.',
  },
  WISHLIST_READ_ONLY: {
    category: 'graphql-input',
    message: 'Cette liste est partagée en lecture\u00A0: seule la personne qui l’a créée peut la modifier.',
  },
  WISHLIST_NOT_YOURS: {
    category: 'graphql-input',
    message:
      'Seule la personne à qui cette liste appartient peut la renommer, la supprimer ou en changer le partage.',
  },
  WISHLIST_OWNER_STAYS: {
    category: 'graphql-input',
    message: 'Cette liste ne peut pas être reprise\u00A0: le compte de la personne qui la tient est ouvert.',
  },
  TOO_MANY_SHARED_WISHLISTS: {
    category: 'graphql-input',
    message:
      'Votre entreprise partage déjà 100\u00A0listes. Rendez-en une privée avant d’en partager une autre.',
  },
  WISHLIST_ITEM_NOT_FOUND: {
    category: 'graphql-no-such-entity',
    message: 'Cet article ne figure pas dans la liste.',
  },
  WISHLIST_NAME: {
    category: 'graphql-input',
    message:
      'Le nom d’une liste compte de 2 à 50\u00A0caractères\u00A0: lettres, chiffres, espaces et ponctuation courante, sans émoji.',
  },
  WISHLIST_NAME_TAKEN: {
    category: 'graphql-already-exists',
    message: 'Une de vos listes porte déjà ce nom.',
  },
  TOO_MANY_WISHLISTS: {
    category: 'graphql-input',
    message: 'Vous avez déjà 50\u00A0listes. Supprimez-en une avant d’en créer une autre.',
  },
  WISHLIST_FULL: { category: 'graphql-input', message: 'Une liste compte au plus 200\u00A0articles.' },
  WISHLIST_CHOICE_MISSING: {
    category: 'graphql-input',
    message:
      'Choisissez la couleur ou le modèle et le conditionnement avant d’ajouter l’article à une liste.',
  },
  WISHLIST_NOTE: { category: 'graphql-input', message: 'Une note compte au plus 250\u00A0caractères.' },
  TOO_MANY_WISHED: {
    category: 'graphql-input',
    message: 'On peut demander au plus 100\u00A0références à la fois.',
  },
} as const satisfies Record<string, RefusalMessage>;

declare module '../refusals/refusal.ts' {
  interface RefusalCodes extends CodesOf<typeof wishlistRefusalMessages> {}
}
