// What the API says when it refuses: Magento's category, the French sentence, and the English key where the
// specification or Magento's clients know the sentence by one.
import { approvalRefusalMessages } from './approvals/approval-refusal-messages.ts';
import { cartRefusalMessages } from './cart/cart-refusal-messages.ts';
import { checkoutRefusalMessages } from './checkout/checkout-refusal-messages.ts';
import { compareRefusalMessages } from './compare/compare-refusal-messages.ts';
import { customerRefusalMessages } from './customers/customer-refusal-messages.ts';
import { invoiceRefusalMessages } from './invoices/invoice-refusal-messages.ts';
import { paperRefusalMessages } from './documents/paper-refusal-messages.ts';
import { orderRefusalMessages } from './orders/order-refusal-messages.ts';
import { quotationRefusalMessages } from './quotations/quotation-refusal-messages.ts';
import { reviewRefusalMessages } from './reviews/review-refusal-messages.ts';
import { subAccountRefusalMessages } from './sub-accounts/sub-account-refusal-messages.ts';
import { wishlistRefusalMessages } from './wishlists/wishlist-refusal-messages.ts';

export type ErrorCategory =
  | 'graphql-authorization'
  | 'graphql-authentication'
  | 'graphql-input'
  | 'graphql-no-such-entity'
  | 'graphql-already-exists'
  | 'rate-limit'
  | 'internal';

export type RefusalMessage = {
  category: ErrorCategory;
  message: string;
  key?: string;
  /** Magento's words, where its clients look for them in the message itself: the French then stands beside it. */
  matched?: string;
  /** HTTP's word for it, where proxies and robots should understand it too; 200 otherwise, as Magento answers. */
  status?: 400 | 429;
};

export const technicalIncident = {
  category: 'internal',
  key: 'Internal server error',
  message:
    'Un incident technique est survenu. Merci de réessayer plus tard ou de contacter notre assistance téléphonique.',
} as const satisfies RefusalMessage;

/** The database is away: come back in a moment. */
export const unavailable = {
  category: 'internal',
  key: 'Service unavailable',
  message: 'La boutique est momentanément indisponible. Merci de réessayer dans quelques instants.',
} as const satisfies RefusalMessage;

export const notAuthorised = {
  category: 'graphql-authorization',
  key: 'You are not authorized, please log in.',
  message: 'Vous n’êtes pas autorisé à effectuer cette action. Veuillez vous connecter.',
} as const satisfies RefusalMessage;

export const refusalMessages = {
  // the request itself
  BAD_JSON: { category: 'graphql-input', message: 'La demande n’est pas un document JSON valide.' },
  BAD_REQUEST: {
    category: 'graphql-input',
    message: 'La demande doit contenir un texte « query » et, au besoin, « variables » et « operationName ».',
  },
  NOT_JSON: { category: 'graphql-input', message: 'La demande doit être envoyée en application/json.' },
  NO_BATCHES: { category: 'graphql-input', message: 'Une seule opération est acceptée par demande.' },
  BODY_TOO_LARGE: { category: 'graphql-input', message: 'La demande est trop volumineuse.' },
  FOREIGN_ORIGIN: { category: 'graphql-input', message: 'Cette origine n’est pas acceptée.' },
  READ_ONLY_METHOD: { category: 'graphql-input', message: 'Une modification doit être envoyée par POST.' },
  NO_OPERATION: { category: 'graphql-input', message: 'La demande ne contient aucune opération.' },
  UNNAMED_OPERATION: {
    category: 'graphql-input',
    message: 'La demande contient plusieurs opérations : précisez « operationName ».',
  },
  UNKNOWN_OPERATION: {
    category: 'graphql-input',
    message: 'L’opération demandée ne figure pas dans la demande.',
  },
  SUBSCRIPTION: { category: 'graphql-input', message: 'Les abonnements ne sont pas proposés.' },
  UNSTORABLE_TEXT: { category: 'graphql-input', message: 'Le texte contient un caractère interdit.' },
  // limits
  TOO_MANY_TOKENS: { category: 'graphql-input', message: 'La demande est trop longue.' },
  TOO_DEEP: { category: 'graphql-input', message: 'La demande est trop profonde.' },
  TOO_COMPLEX: { category: 'graphql-input', message: 'La demande est trop complexe.' },
  TOO_MANY_ALIASES: { category: 'graphql-input', message: 'La demande contient trop d’alias.' },
  SEVERAL_MUTATIONS: {
    category: 'graphql-input',
    message: 'La demande contient trop de modifications : trois au plus.',
  },
  REPEATED_MUTATION: {
    category: 'graphql-input',
    message: 'La même modification figure plusieurs fois dans la demande.',
  },
  CIRCULAR_FRAGMENTS: {
    category: 'graphql-input',
    message: 'La demande contient des fragments circulaires.',
  },
  PAGE_SIZE: {
    category: 'graphql-input',
    message: 'Le nombre d’éléments par page doit être compris entre 1 et 100.',
  },
  CURRENT_PAGE: { category: 'graphql-input', message: 'Le numéro de page doit être supérieur à 0.' },
  PAGE_BEYOND_LAST: {
    category: 'graphql-input',
    message: 'La page demandée dépasse la dernière page de la liste.',
  },
  // site
  UNKNOWN_SITE: {
    category: 'graphql-input',
    key: 'Requested store is not found',
    message: 'Le site demandé est introuvable.',
  },
  UNKNOWN_CURRENCY: {
    category: 'graphql-input',
    key: 'Please correct the target currency',
    message: 'La devise demandée n’est pas proposée.',
  },
  COUNTRY_ID_MISSING: { category: 'graphql-input', message: 'Le code du pays doit être précisé.' },
  UNKNOWN_COUNTRY: { category: 'graphql-no-such-entity', message: 'Ce pays n’est pas disponible.' },
  // content
  PAGE_IDENTIFIER_MISSING: {
    category: 'graphql-input',
    message: 'L’identifiant de la page doit être précisé.',
  },
  UNKNOWN_PAGE: {
    category: 'graphql-no-such-entity',
    message: 'La page demandée n’existe pas ou a été déplacée.',
  },
  TOO_MANY_BLOCKS: { category: 'graphql-input', message: 'Trop de blocs sont demandés à la fois.' },
  BLOCK_IDENTIFIERS_MISSING: {
    category: 'graphql-input',
    message: 'Les identifiants des blocs doivent être précisés.',
  },
  // catalogue
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
  // prices
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
  // attempts
  TOO_MANY_ATTEMPTS: {
    category: 'rate-limit',
    status: 429,
    key: 'Too many attempts',
    message: 'Trop de tentatives. Merci de patienter quelques minutes avant de réessayer.',
  },
  CAPTCHA_REQUIRED: {
    category: 'graphql-input',
    key: 'CAPTCHA_REQUIRED',
    message: 'Merci de confirmer que vous n’êtes pas un robot.',
  },
  CAPTCHA_INVALID: {
    category: 'graphql-input',
    key: 'CAPTCHA_INVALID',
    message: 'La vérification anti-robot a échoué. Merci de réessayer.',
  },
  // stores
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
  // each capability’s own
  ...approvalRefusalMessages,
  ...cartRefusalMessages,
  ...checkoutRefusalMessages,
  ...compareRefusalMessages,
  ...customerRefusalMessages,
  ...invoiceRefusalMessages,
  ...paperRefusalMessages,
  ...orderRefusalMessages,
  ...quotationRefusalMessages,
  ...reviewRefusalMessages,
  ...subAccountRefusalMessages,
  ...wishlistRefusalMessages,
} as const satisfies Record<string, RefusalMessage>;

export type RefusalCode = keyof typeof refusalMessages;
