import type { CodesOf, RefusalMessage } from '../refusals/refusal.ts';

export const pricingRefusalMessages = {
  TOO_MANY_CONDITIONS: {
    category: 'graphql-input',
    message: 'Les prix de 100 produits au plus peuvent être demandés à la fois.',
  },
  BAD_QUANTITY: {
    category: 'graphql-input',
    message: 'La quantité doit être comprise entre 1 et 99 999.',
  },
  OTHER_PRICING_UNIT: {
    category: 'graphql-input',
    message: 'L’unité de prix demandée n’est pas celle du produit.',
  },
  PRICES_HIDDEN: {
    category: 'graphql-input',
    message: 'Votre compte ne permet ni de trier ni de filtrer par prix.',
  },
} as const satisfies Record<string, RefusalMessage>;

declare module '../refusals/refusal.ts' {
  interface RefusalCodes extends CodesOf<typeof pricingRefusalMessages> {}
}
