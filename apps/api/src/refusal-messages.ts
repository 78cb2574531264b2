// What the API says when it refuses: Magento's category, the French sentence, and the English key where the
// specification or Magento's clients know the sentence by one.
import { cartRefusalMessages } from './cart/cart-refusal-messages.ts';
import { checkoutRefusalMessages } from './checkout/checkout-refusal-messages.ts';
import { reviewRefusalMessages } from './reviews/review-refusal-messages.ts';
import { wishlistRefusalMessages } from './wishlists/wishlist-refusal-messages.ts';
import { invoiceRefusalMessages } from './invoices/invoice-refusal-messages.ts';
import { quotationRefusalMessages } from './quotations/quotation-refusal-messages.ts';

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
  /** HTTP's word for it, where proxies and robots should understand it too; 200 otherwise, as Magento answers. */
  status?: 400 | 429;
};

export const technicalIncident = {
  category: 'internal',
  key: 'Internal server error',
  message:
    'Un incident technique est survenu. Merci de réessayer plus tard ou de contacter notre assistance téléphonique.',
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
    message: 'Une seule modification est acceptée par demande.',
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
  // customers
  SIGN_IN: {
    category: 'graphql-authentication',
    key: 'The account sign-in was incorrect or your account is disabled temporarily. Please wait and try again later.',
    message: 'L’identifiant ou le mot de passe est incorrect, ou votre compte est temporairement désactivé.',
  },
  UNCONFIRMED: {
    category: 'graphql-authentication',
    key: 'You must confirm your account. Please check your email for the confirmation link.',
    message: 'Votre compte n’est pas encore confirmé. Consultez votre messagerie.',
  },
  PERSISTENT_LOGIN: {
    category: 'graphql-authentication',
    message: 'La connexion automatique n’est plus valable. Veuillez vous connecter.',
  },
  CONNECT_AS: {
    category: 'graphql-authentication',
    key: 'CONNECT_AS',
    message: 'Ce lien de connexion n’est plus valable. Demandez-en un nouveau.',
  },
  EMAIL_INVALID: { category: 'graphql-input', message: 'L’adresse e-mail n’est pas valide.' },
  EMAIL_USED: {
    category: 'graphql-already-exists',
    key: 'A customer with the same email address already exists in an associated website.',
    message: 'Cette adresse e-mail est déjà utilisée par un autre utilisateur.',
  },
  PASSWORD_RULE: {
    category: 'graphql-input',
    message:
      'Le mot de passe doit comporter au moins 8 caractères, dont 1 majuscule, 1 minuscule, 1 chiffre et 1 symbole.',
  },
  PASSWORD_TOO_LONG: {
    category: 'graphql-input',
    status: 400,
    message: 'Le mot de passe est trop long.',
  },
  PASSWORD_COMMON: {
    category: 'graphql-input',
    message: 'Ce mot de passe est trop courant. Choisissez-en un autre.',
  },
  PASSWORD_SAME: {
    category: 'graphql-input',
    message: 'Le nouveau mot de passe doit être différent de l’ancien.',
  },
  PASSWORD_MISMATCH: {
    category: 'graphql-authentication',
    key: "The password doesn't match this account. Verify the password and try again.",
    message: 'Le mot de passe ne correspond pas à ce compte.',
  },
  LINK_EXPIRED: {
    category: 'graphql-input',
    key: 'The password link has expired.',
    message: 'Le lien de création ou de réinitialisation a expiré. Demandez un nouveau lien.',
  },
  LINK_MISMATCH: {
    category: 'graphql-input',
    key: 'The password token is mismatched. Reset and try again.',
    message: 'Le lien utilisé ne correspond pas à cette demande de mot de passe.',
  },
  NAME_INVALID: {
    category: 'graphql-input',
    message: 'Seuls les lettres, les espaces, les traits d’union et les apostrophes sont acceptés.',
  },
  NAME_MISSING: { category: 'graphql-input', message: 'Le prénom et le nom sont obligatoires.' },
  MOBILE_INVALID: {
    category: 'graphql-input',
    message: 'Le numéro de mobile doit commencer par 06 ou 07.',
  },
  PHONE_INVALID: {
    category: 'graphql-input',
    message: 'Le numéro de téléphone doit comporter 10 chiffres.',
  },
  DATE_OF_BIRTH_INVALID: { category: 'graphql-input', message: 'La date de naissance n’est pas valide.' },
  GENDER_INVALID: { category: 'graphql-input', message: 'La civilité n’est pas valide.' },
  FIELD_TOO_LONG: { category: 'graphql-input', message: 'La longueur maximale est atteinte.' },
  FIELD_FORBIDDEN: { category: 'graphql-input', message: 'Certains caractères ne sont pas autorisés.' },
  ADDRESS_INCOMPLETE: {
    category: 'graphql-input',
    message: 'L’adresse doit comporter une rue, un code postal et une ville.',
  },
  POSTCODE_INVALID: {
    category: 'graphql-input',
    message: 'Le code postal doit comporter 5 chiffres.',
  },
  TOO_MANY_ADDRESSES: {
    category: 'graphql-input',
    message: 'Vous avez atteint le nombre maximal d’adresses. Supprimez-en une avant d’en ajouter.',
  },
  UNKNOWN_ADDRESS: { category: 'graphql-no-such-entity', message: 'Cette adresse est introuvable.' },
  // registration
  SIRET_INVALID: {
    category: 'graphql-input',
    message: 'Le numéro SIRET doit comporter 14 chiffres et être valide.',
  },
  SIRET_UNKNOWN: {
    category: 'graphql-no-such-entity',
    key: 'Unknown SIRET',
    message: 'Ce numéro SIRET est inconnu.',
  },
  SIRET_CLOSED: {
    category: 'graphql-no-such-entity',
    message: 'Cet établissement est fermé d’après le registre des entreprises.',
  },
  REGISTER_UNAVAILABLE: {
    category: 'graphql-input',
    message:
      'Le registre des entreprises ne répond pas. Réessayez dans quelques minutes ou inscrivez-vous sans numéro SIRET.',
  },
  ESTABLISHMENT_USED: {
    category: 'graphql-already-exists',
    message: 'Votre établissement a déjà un compte, contactez votre dirigeant ou votre magasin.',
  },
  CLIENT_CODE_NEEDED: {
    category: 'graphql-input',
    message:
      'Votre établissement est déjà client d’un de nos magasins : inscrivez-vous avec votre code client, il figure en haut de vos factures.',
  },
  CLIENT_CODE_UNKNOWN: {
    category: 'graphql-no-such-entity',
    message: 'Ce code client ne correspond pas au SIRET ou au code postal indiqué.',
  },
  CLIENT_CODE_PROOF: {
    category: 'graphql-input',
    message: 'Indiquez le SIRET ou le code postal de l’entreprise avec le code client.',
  },
  ALREADY_CLIENT: {
    category: 'graphql-already-exists',
    message: 'Votre compte est déjà rattaché à un code client. Contactez votre magasin pour en changer.',
  },
  COMPANY_INVALID: {
    category: 'graphql-input',
    message: 'Le nom, la rue et la ville de l’entreprise sont obligatoires.',
  },
  CONDITIONS_CHANGED: {
    category: 'graphql-input',
    message: 'Les conditions générales ont changé. Relisez-les avant de les accepter.',
  },
  CONFIRMATION_EXPIRED: {
    category: 'graphql-input',
    message: 'Ce lien de confirmation n’est plus valable. Demandez-en un nouveau.',
  },
  SUB_ACCOUNTS_REMAIN: {
    category: 'graphql-input',
    message: 'Supprimez d’abord les sous-comptes de votre entreprise : ils dépendent de votre compte.',
  },
  // sub-accounts
  UNKNOWN_SUB_ACCOUNT: { category: 'graphql-no-such-entity', message: 'Ce sous-compte est introuvable.' },
  TOO_MANY_SUB_ACCOUNTS: {
    category: 'graphql-input',
    message: 'Votre entreprise a atteint le nombre maximal de sous-comptes.',
  },
  CEILING_INVALID: {
    category: 'graphql-input',
    message: 'Le plafond doit être un montant compris entre 0 et 1\u00A0000\u00A0000\u00A0€.',
  },
  // approvals
  UNKNOWN_APPROVAL: {
    category: 'graphql-no-such-entity',
    message: 'Cette demande de validation est introuvable.',
  },
  APPROVAL_TREATED: {
    category: 'graphql-input',
    key: 'APPROVAL_TREATED',
    message: 'Cette commande a déjà été validée ou rejetée.',
  },
  APPROVAL_NOT_NEEDED: {
    category: 'graphql-input',
    key: 'APPROVAL_NOT_NEEDED',
    message: 'Cette commande ne demande pas de validation\u00A0: vous pouvez la passer directement.',
  },
  APPROVAL_WORDS: {
    category: 'graphql-input',
    message: 'Le commentaire et le motif comptent au plus 250\u00A0caractères.',
  },
  NO_APPROVER: {
    category: 'graphql-input',
    message: 'Aucun dirigeant de votre entreprise ne peut valider cette commande. Contactez votre magasin.',
  },
  // orders
  UNKNOWN_ORDER: { category: 'graphql-no-such-entity', message: 'Cette commande est introuvable.' },
  BAD_ORDER_FILTER: {
    category: 'graphql-input',
    message: 'Le filtre des commandes contient une date ou un montant illisible.',
  },
  WITHDRAWAL_PROFESSIONAL: {
    category: 'graphql-input',
    message:
      'Le droit de rétractation est réservé aux particuliers : cette commande relève d’un compte professionnel. Votre magasin étudie avec vous toute demande de retour.',
  },
  WITHDRAWAL_CLOSED: {
    category: 'graphql-input',
    message:
      'Aucun article de cette commande ne peut donner lieu à rétractation : le délai de quatorze jours est passé, la commande est annulée, la rétractation est déjà enregistrée ou les produits ont été mis à la teinte.',
  },
  WITHDRAWAL_ITEMS: {
    category: 'graphql-input',
    message: 'Choisissez au moins un article, parmi ceux qui peuvent donner lieu à rétractation.',
  },
  // newsletter and contact
  EXPIRED_LINK: {
    category: 'graphql-no-such-entity',
    message: 'Ce lien n’est plus valable.',
  },
  NO_OPTIN_GIVEN: { category: 'graphql-input', message: 'Précisez au moins une préférence.' },
  CONTACT_NAME: {
    category: 'graphql-input',
    message:
      'Le nom doit comporter de 2 à 100 caractères\u00A0: lettres, chiffres, espaces, traits d’union et apostrophes.',
  },
  CONTACT_PHONE: {
    category: 'graphql-input',
    message: 'Le numéro de téléphone doit comporter 10 chiffres.',
  },
  CONTACT_REASON: {
    category: 'graphql-input',
    message: 'Choisissez l’un des motifs proposés.',
  },
  CONTACT_MESSAGE: {
    category: 'graphql-input',
    message: 'Le message doit comporter de 4 à 4000 caractères.',
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
  // cart
  ...cartRefusalMessages,
  // checkout
  ...checkoutRefusalMessages,
  // wishlists
  ...reviewRefusalMessages,
  ...wishlistRefusalMessages,
  // quotations
  ...quotationRefusalMessages,
  // invoices
  ...invoiceRefusalMessages,
} as const satisfies Record<string, RefusalMessage>;

export type RefusalCode = keyof typeof refusalMessages;
