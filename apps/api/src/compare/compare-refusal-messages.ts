// What comparisons refuse.
import type { CodesOf, RefusalMessage } from '../refusals/refusal.ts';

export const compareRefusalMessages = {
  COMPARE_LIST_NOT_FOUND: {
    category: 'graphql-no-such-entity',
    message: 'Cette comparaison n’existe pas ou plus.',
  },
  COMPARED_PRODUCT_NOT_FOUND: {
    category: 'graphql-no-such-entity',
    message: 'Ce produit n’est plus au catalogue\u00A0: il ne peut pas être comparé.',
  },
  COMPARE_LIST_FULL: {
    category: 'graphql-input',
    message: 'Une comparaison compte 8\u00A0produits au plus. Retirez-en un pour en ajouter un autre.',
  },
} as const satisfies Record<string, RefusalMessage>;

declare module '../refusals/refusal.ts' {
  interface RefusalCodes extends CodesOf<typeof compareRefusalMessages> {}
}
