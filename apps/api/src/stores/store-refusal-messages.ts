import type { CodesOf, RefusalMessage } from '../refusals/refusal.ts';

export const storeRefusalMessages = {
  BAD_PLACE: {
    category: 'graphql-input',
    message: 'Le lieu doit être donné sous la forme « latitude,longitude », par exemple « 48.8566,2.3522 ».',
  },
  BAD_STORE_LIST: {
    category: 'graphql-input',
    message: 'Le nombre de magasins et la distance doivent être supérieurs à 0.',
  },
  UNKNOWN_PLACE: { category: 'graphql-no-such-entity', message: 'Ce lieu est introuvable.' },
  BAD_CART_ID: { category: 'graphql-input', message: 'L’identifiant du panier n’a pas la forme attendue.' },
  UNKNOWN_STORE: { category: 'graphql-no-such-entity', message: 'Ce magasin est introuvable.' },
  BAD_HOURS: {
    category: 'graphql-input',
    key: 'BAD_HOURS',
    message:
      'Les horaires d’un jour s’écrivent «\u00A07:30-12:00 13:30-18:00\u00A0», deux plages au plus, l’une après l’autre\u00A0; «\u00A0fermé\u00A0» si le magasin n’ouvre pas.',
  },
  BAD_DAY: {
    category: 'graphql-input',
    key: 'BAD_DAY',
    message: 'Choisissez un jour du calendrier, aujourd’hui ou plus tard.',
  },
  DAY_TOO_FAR: {
    category: 'graphql-input',
    key: 'DAY_TOO_FAR',
    message: 'Ce jour est trop lointain\u00A0: les horaires se règlent sur un an au plus.',
  },
  DAY_AS_USUAL: {
    category: 'graphql-input',
    key: 'DAY_AS_USUAL',
    message: 'Ce sont déjà les horaires habituels de ce jour\u00A0: il n’y a rien à changer.',
  },
  DAY_CLOSED_ANYWAY: {
    category: 'graphql-input',
    key: 'DAY_CLOSED_ANYWAY',
    message: 'Le magasin est fermé ce jour-là d’habitude\u00A0: il n’y a rien à fermer.',
  },
  TOO_MANY_DAYS: {
    category: 'graphql-input',
    key: 'TOO_MANY_DAYS',
    message: 'Ce magasin a déjà soixante jours particuliers. Rendez-en un à ses horaires habituels d’abord.',
  },
  STORE_CHANGED: {
    category: 'graphql-input',
    key: 'STORE_CHANGED',
    message: 'Ce magasin a changé entre-temps. Rien n’a été enregistré.',
  },
  STORE_PHONE: {
    category: 'graphql-input',
    key: 'STORE_PHONE',
    message: 'Un numéro de téléphone ou de télécopie compte dix chiffres.',
  },
  STORE_EMAIL: {
    category: 'graphql-input',
    key: 'STORE_EMAIL',
    message: 'L’adresse e-mail du magasin n’a pas la forme attendue.',
  },
  STORE_DELIVERY_KM: {
    category: 'graphql-input',
    key: 'STORE_DELIVERY_KM',
    message: 'La distance de livraison est un nombre de kilomètres, de 0 à 1\u00A0000.',
  },
} as const satisfies Record<string, RefusalMessage>;

declare module '../refusals/refusal.ts' {
  interface RefusalCodes extends CodesOf<typeof storeRefusalMessages> {}
}
