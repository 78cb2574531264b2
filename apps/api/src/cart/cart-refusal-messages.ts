// What carts refuse. Of the lines, refusals without an error of their own come back as user_errors under their code.
import type { CodesOf, RefusalMessage } from '../refusals/refusal.ts';

const unsupported = <const Type extends string>(type: Type) =>
  ({
    category: 'graphql-input',
    key: `Product Type ${type} not supported in add to cart yet`,
    message: `L’ajout au panier n’est pas encore proposé pour ce type de produit (${type}).`,
  }) as const;

export const cartRefusalMessages = {
  CART_NOT_FOUND: {
    category: 'graphql-no-such-entity',
    key: 'Could not find a cart with this ID',
    // Magento's clients match these words to open a new cart; they are never displayed.
    matched: 'Could not find a cart with ID',
    message: 'Ce panier est introuvable.',
  },
  GUEST_CART_ONLY: {
    category: 'graphql-input',
    key: 'Use `Query.customerCart` for logged in customer.',
    message: 'Vous êtes connecté\u00A0: votre panier est celui de votre compte.',
  },
  ORDER_TOO_LARGE: {
    category: 'graphql-input',
    key: 'ORDER_TOO_LARGE',
    message:
      'Une commande en ligne ne dépasse pas 10\u00A0000\u00A0000\u00A0€\u00A0TTC. Vérifiez les quantités, ou contactez votre magasin.',
  },
  CART_FROZEN: {
    category: 'graphql-input',
    key: 'CART_FROZEN',
    message: 'Ce panier attend une validation\u00A0: il ne peut pas être modifié.',
  },
  TOO_MANY_CARTS: {
    category: 'rate-limit',
    status: 429,
    key: 'TOO_MANY_CARTS',
    message:
      'Trop de paniers ont été ouverts depuis votre adresse. Merci de patienter une heure, ou de vous connecter\u00A0: le panier de votre compte reste ouvert.',
  },
  CART_ID_TAKEN: {
    category: 'graphql-already-exists',
    message: 'Un panier porte déjà cet identifiant.',
  },
  CART_ITEM_NOT_FOUND: {
    category: 'graphql-no-such-entity',
    key: 'COULD_NOT_FIND_CART_ITEM',
    message: 'Cet article ne figure pas dans le panier.',
  },
  CART_INPUT_MISSING: {
    category: 'graphql-input',
    message: 'La demande ne dit pas de quel panier il s’agit.',
  },
  CARTS_NOT_TWO: { category: 'graphql-input', message: 'Un panier ne peut pas être ajouté à lui-même.' },
  INSUFFICIENT_STOCK: {
    category: 'graphql-input',
    key: 'INSUFFICIENT_STOCK',
    message: 'La quantité demandée n’est pas disponible.',
  },
  NOT_SALABLE: {
    category: 'graphql-input',
    key: 'NOT_SALABLE',
    message: 'Cet article n’est pas disponible à la vente.',
  },
  PRODUCT_NOT_FOUND: {
    category: 'graphql-no-such-entity',
    key: 'PRODUCT_NOT_FOUND',
    message: 'Cet article n’existe pas ou n’est plus au catalogue.',
  },
  FREE_LINE: {
    category: 'graphql-input',
    key: 'FREE_LINE',
    message:
      'Cette ligne vient d’un devis et n’est pas un article du catalogue. Demandez un nouveau devis pour la commander encore.',
  },
  PACK_COUNT: {
    category: 'graphql-input',
    message: 'La quantité doit être un nombre entier de 1 à 99\u00A0999.',
  },
  REORDER_LINES: {
    category: 'graphql-input',
    key: 'REORDER_LINES',
    message: 'Choisissez au moins un article de cette commande.',
  },
  TINT_WITHOUT_ARTICLE: {
    category: 'graphql-input',
    key: 'TINT_WITHOUT_ARTICLE',
    message: 'Cette teinte est gardée sans produit. Choisissez d’abord un produit dans cette teinte.',
  },
  CART_FULL: { category: 'graphql-input', message: 'Un panier compte au plus 500 lignes.' },
  CHOICE_MISSING: {
    category: 'graphql-input',
    message: 'Choisissez la couleur ou le modèle et le conditionnement avant d’ajouter l’article au panier.',
  },
  TINT_UNKNOWN: { category: 'graphql-input', key: 'TINT_UNKNOWN', message: 'Cette teinte est inconnue.' },
  TINT_NOT_MADE: {
    category: 'graphql-input',
    key: 'TINT_NOT_MADE',
    message: 'Cette teinte ne peut pas être réalisée en machine.',
  },
  TINT_WRONG_BASE: {
    category: 'graphql-input',
    key: 'TINT_WRONG_BASE',
    message:
      'Cet article ne peut pas être mis à cette teinte. La page du produit montre les conditionnements réalisables dans cette teinte.',
  },
  OPTION_UNKNOWN: { category: 'graphql-input', message: 'Cette option n’existe pas pour cet article.' },
  UNSUPPORTED_BUNDLE: unsupported('BundleProduct'),
  UNSUPPORTED_DOWNLOADABLE: unsupported('DownloadableProduct'),
  UNSUPPORTED_VIRTUAL: unsupported('VirtualProduct'),
  UNSUPPORTED_GROUPED: unsupported('GroupedProduct'),
  UNSUPPORTED_GIFT_CARD: unsupported('GiftCard'),
  QUOTATION_LAPSED: {
    category: 'graphql-input',
    key: 'QUOTATION_LAPSED',
    message:
      'Le devis de cet article a été accepté, refusé ou a expiré. Retirez l’article, ou modifiez sa quantité pour le commander au prix du jour.',
  },
  COUPON_INVALID: {
    category: 'graphql-input',
    key: "The coupon code isn't valid. Verify the code and try again.",
    message: 'Le code promotionnel n’est pas valide.',
  },
  COUPON_UNDER_MINIMUM: {
    category: 'graphql-input',
    message: 'Le montant de votre panier ne permet pas encore d’utiliser ce code promotionnel.',
  },
  COUPON_OWN_LIMIT: {
    category: 'graphql-input',
    key: 'COUPON_OWN_LIMIT',
    message: 'Vous avez déjà utilisé ce code promotionnel autant de fois qu’il le permet.',
  },
  COUPON_FIRST_ORDER: {
    category: 'graphql-input',
    key: 'COUPON_FIRST_ORDER',
    message: 'Ce code promotionnel est réservé à une première commande.',
  },
  COUPON_NO_GOODS: {
    category: 'graphql-input',
    message: 'Aucun article de votre panier ne donne droit à ce code promotionnel.',
  },
  COUPON_NOT_YOURS: {
    category: 'graphql-input',
    key: 'COUPON_NOT_YOURS',
    message:
      'Ce code est réservé à l’acheteur du testeur, ou à son entreprise. Si c’est vous, connectez-vous à votre compte ou, sans compte, saisissez-le après avoir indiqué votre adresse e-mail.',
  },
  COUPON_TESTER_CANCELLED: {
    category: 'graphql-input',
    key: 'COUPON_TESTER_CANCELLED',
    message: 'Ce code n’est plus valable\u00A0: la commande du testeur a été annulée.',
  },
  COUPON_TESTER_UNPAID: {
    category: 'graphql-input',
    key: 'COUPON_TESTER_UNPAID',
    message: 'Ce code sera utilisable dès que la commande du testeur sera réglée.',
  },
  COUPON_TESTER_SPENT: {
    category: 'graphql-input',
    key: 'COUPON_TESTER_SPENT',
    message: 'Vous avez déjà utilisé ce code\u00A0: il rembourse le testeur une seule fois.',
  },
  COUPON_TESTER_SPENT_BY_COLLEAGUE: {
    category: 'graphql-input',
    key: 'COUPON_TESTER_SPENT_BY_COLLEAGUE',
    message:
      'Un collègue de votre entreprise a déjà utilisé ce code\u00A0: il rembourse le testeur une seule fois.',
  },
  COUPON_NO_TIN: {
    category: 'graphql-input',
    key: 'COUPON_NO_TIN',
    message:
      'Ce code rembourse un testeur\u00A0: ajoutez au panier un pot dans la même teinte pour l’utiliser.',
  },
} as const satisfies Record<string, RefusalMessage>;

declare module '../refusals/refusal.ts' {
  interface RefusalCodes extends CodesOf<typeof cartRefusalMessages> {}
}
