// What the checkout refuses.
import { ORDER_LINK_DAYS } from '@nuancier/domain/orders/order-link.ts';
import type { CodesOf, RefusalMessage } from '../refusals/refusal.ts';

const incomplete = <const Step extends string>(step: Step, message: string) =>
  ({ category: 'graphql-input', key: `CHECKOUT_STEP_${step}`, message }) as const;

export const checkoutRefusalMessages = {
  CHECKOUT_CART_EMPTY: incomplete('CART', 'Votre panier est vide.'),
  CHECKOUT_ACCOUNT_MISSING: incomplete('USER_ACCOUNT', 'Indiquez votre adresse e-mail.'),
  CHECKOUT_SHIPPING_MISSING: incomplete('SHIPPING', 'Choisissez le mode de livraison ou de retrait.'),
  CHECKOUT_BILLING_MISSING: incomplete('BILLING', 'Indiquez l’adresse de facturation.'),
  CHECKOUT_PAYMENT_MISSING: incomplete('PAYMENT', 'Choisissez le mode de paiement.'),
  GUEST_ONLY: {
    category: 'graphql-input',
    key: 'The request is not allowed for logged in customers',
    message: 'Votre adresse e-mail est celle de votre compte.',
  },
  ONE_ADDRESS: { category: 'graphql-input', message: 'Indiquez une adresse, et une seule.' },
  ONE_METHOD: { category: 'graphql-input', message: 'Choisissez un mode de livraison, et un seul.' },
  NO_SHIPPING_METHODS: {
    category: 'graphql-input',
    key: 'There are no shipping methods available for this country.',
    message: 'Aucun mode de livraison n’est disponible pour ce pays.',
  },
  SHIPPING_NOT_OFFERED: {
    category: 'graphql-input',
    key: 'SHIPPING_NOT_OFFERED',
    message: 'Ce mode de livraison n’est pas proposé pour votre panier.',
  },
  GOODS_NOT_DELIVERED: {
    category: 'graphql-input',
    key: 'GOODS_NOT_DELIVERED',
    message: 'Un article de votre panier ne peut pas être livré.',
  },
  WISH_NOT_POSSIBLE: {
    category: 'graphql-input',
    key: 'WISH_NOT_POSSIBLE',
    message:
      'Ce choix n’est plus possible pour votre panier. Choisissez un autre jour ou un autre créneau, ou «\u00A0Au plus tôt\u00A0».',
  },
  WISH_LOST: {
    category: 'graphql-input',
    key: 'WISH_LOST',
    message:
      'Le jour ou le créneau que vous souhaitiez n’est plus possible\u00A0: rien n’est commandé. Choisissez-en un autre, ou confirmez pour être servi au plus tôt.',
  },
  PAYMENT_NOT_ALLOWED: {
    category: 'graphql-input',
    key: 'PAYMENT_NOT_ALLOWED',
    message: 'Ce mode de paiement ne vous est pas proposé.',
  },
  CREDIT_EXCEEDED: {
    category: 'graphql-input',
    key: 'CREDIT_EXCEEDED',
    message: 'Votre encours disponible est insuffisant. Réglez par carte ou contactez votre magasin.',
  },
  PURCHASE_REF_INVALID: {
    category: 'graphql-input',
    message: 'Le chantier ou la référence compte au plus 50 caractères.',
  },
  PURCHASE_ORDER_NUMBER_INVALID: {
    category: 'graphql-input',
    message: 'Le numéro de bon de commande compte au plus 50 caractères.',
  },
  PURCHASE_REF_UNREADABLE: {
    category: 'graphql-input',
    message: 'Le chantier ou la référence tient sur une seule ligne, sans caractère invisible.',
  },
  PURCHASE_ORDER_NUMBER_UNREADABLE: {
    category: 'graphql-input',
    message: 'Le numéro de bon de commande tient sur une seule ligne, sans caractère invisible.',
  },
  NOTES_UNREADABLE: {
    category: 'graphql-input',
    message: 'Les consignes de livraison contiennent un caractère invisible\u00A0: retapez-les.',
  },
  NOTES_INVALID: {
    category: 'graphql-input',
    message: 'Les consignes de livraison comptent au plus 250 caractères.',
  },
  APPROVAL_NEEDED: {
    category: 'graphql-input',
    key: 'APPROVAL_NEEDED',
    message: 'Cette commande doit être validée par votre dirigeant. Soumettez votre panier à la validation.',
  },
  DIRECT_NO_DELIVERY: {
    category: 'graphql-input',
    key: 'DIRECT_NO_DELIVERY',
    message:
      'Ni le mode choisi par votre collaborateur ni le retrait en magasin ne sont possibles\u00A0: validez la demande, il choisira la livraison en commandant.',
  },
  DIRECT_ON_ACCOUNT: {
    category: 'graphql-input',
    key: 'DIRECT_ON_ACCOUNT',
    message:
      'Vous ne pouvez pas commander en compte\u00A0: validez la demande, votre collaborateur choisira le paiement en commandant.',
  },
  DIRECT_CREDIT: {
    category: 'graphql-input',
    key: 'DIRECT_CREDIT',
    message:
      'L’encours disponible de votre entreprise ne suffit pas pour commander en compte. Vous pouvez valider la demande sans la commander.',
  },
  TOTAL_CHANGED: {
    category: 'graphql-input',
    key: 'TOTAL_CHANGED',
    message: 'Le montant de votre commande a changé. Vérifiez le nouveau total avant de confirmer.',
  },
  BANK_SILENT: {
    category: 'graphql-input',
    key: 'BANK_SILENT',
    message:
      'Votre banque ne répond pas\u00A0: nous ne savons pas encore si le paiement a abouti. Réessayez dans un instant.',
  },
  NO_EXTERNAL_CHECKOUT: {
    category: 'graphql-input',
    key: 'NO_EXTERNAL_CHECKOUT',
    message: 'Les commandes se passent sur ce site.',
  },
  ORDER_LINK_ENDED: {
    category: 'graphql-input',
    key: 'ORDER_LINK_ENDED',
    message: `Ce lien n’est plus valable\u00A0: il ouvre la commande pendant ${ORDER_LINK_DAYS}\u00A0jours.`,
  },
  NOT_SIGNED_BY_US: {
    category: 'graphql-no-such-entity',
    message: 'Cette commande est introuvable.',
  },
} as const satisfies Record<string, RefusalMessage>;

declare module '../refusals/refusal.ts' {
  interface RefusalCodes extends CodesOf<typeof checkoutRefusalMessages> {}
}
