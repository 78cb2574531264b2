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
} as const satisfies Record<string, RefusalMessage>;

declare module '../refusals/refusal.ts' {
  interface RefusalCodes extends CodesOf<typeof storeRefusalMessages> {}
}
