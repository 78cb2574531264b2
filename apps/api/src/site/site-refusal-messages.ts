import type { CodesOf, RefusalMessage } from '../refusals/refusal.ts';

export const siteRefusalMessages = {
  /** The merchant has not opened it: there is no site at all. */
  SHOP_NOT_OPEN: {
    category: 'internal',
    status: 503,
    key: 'Shop in preparation',
    message: 'Boutique en préparation. Elle ouvrira bientôt.',
  },
  UNKNOWN_SITE: {
    category: 'graphql-input',
    key: 'Requested store is not found',
    message: 'Le site demandé est introuvable.',
  },
  UNKNOWN_SETTINGS: {
    category: 'graphql-no-such-entity',
    key: 'UNKNOWN_SETTINGS',
    message: 'Ces réglages sont introuvables.',
  },
  SETTINGS_CHANGED: {
    category: 'graphql-input',
    key: 'SETTINGS_CHANGED',
    message: 'Ces réglages ont été changés entre-temps. Rien n’a été enregistré.',
  },
  SETTINGS_REFUSED: {
    category: 'graphql-input',
    key: 'SETTINGS_REFUSED',
    message: 'Ces réglages ne peuvent pas être enregistrés.',
  },
  UNKNOWN_CURRENCY: {
    category: 'graphql-input',
    key: 'Please correct the target currency',
    message: 'La devise demandée n’est pas proposée.',
  },
  COUNTRY_ID_MISSING: { category: 'graphql-input', message: 'Le code du pays doit être précisé.' },
  UNKNOWN_COUNTRY: { category: 'graphql-no-such-entity', message: 'Ce pays n’est pas disponible.' },
} as const satisfies Record<string, RefusalMessage>;

declare module '../refusals/refusal.ts' {
  interface RefusalCodes extends CodesOf<typeof siteRefusalMessages> {}
}
