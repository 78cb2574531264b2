// What the back office refuses of codes, and of a cart that is tried.
import type { CodesOf, RefusalMessage } from '../refusals/refusal.ts';

const refused = <const Key extends string>(key: Key, message: string) =>
  ({ category: 'graphql-input', key, message }) as const;

export const cartDeskRefusalMessages = {
  UNKNOWN_COUPON: {
    category: 'graphql-no-such-entity',
    key: 'UNKNOWN_COUPON',
    message: 'Ce code promotionnel n’existe pas.',
  },
  COUPON_CHANGED: refused('COUPON_CHANGED', 'Ce code a changé entre-temps. Rien n’a été enregistré.'),
  COUPON_TAKEN: refused('COUPON_TAKEN', 'Ce code existe déjà\u00A0: choisissez-en un autre.'),
  COUPON_REFUSED: refused('COUPON_REFUSED', 'Ce code ne peut pas être enregistré.'),
  COUPON_NO_LABEL: refused('COUPON_NO_LABEL', 'Donnez un nom à l’opération.'),
  COUPON_LABEL: refused('COUPON_LABEL', 'Donnez à l’opération un nom de 120 caractères au plus.'),
  COUPON_DAYS: refused('COUPON_DAYS', 'Un jour de validité n’est pas du calendrier.'),
  COUPON_LIMIT_USED: refused('COUPON_LIMIT_USED', 'Ce code a déjà servi plus souvent que cette limite.'),
  COUPON_GROUPS: refused('COUPON_GROUPS', 'Un groupe de prix choisi n’existe pas.'),
  COUPON_LIST: refused('COUPON_LIST', 'Cette liste ne peut pas être lue ainsi.'),
  SIMULATED_CUSTOMER: refused(
    'SIMULATED_CUSTOMER',
    'Aucun compte actif ne porte cette adresse e-mail ou ce code client.',
  ),
  SIMULATED_NO_CART: refused('SIMULATED_NO_CART', 'Ce client n’a pas de panier en cours.'),
  SIMULATED_LINES: refused(
    'SIMULATED_LINES',
    'Donnez de 1 à 100 articles, chacun avec une quantité de 1 à 99\u00A0999.',
  ),
} as const satisfies Record<string, RefusalMessage>;

declare module '../refusals/refusal.ts' {
  interface RefusalCodes extends CodesOf<typeof cartDeskRefusalMessages> {}
}
