// What the accounts refuse: signing in, passwords, registration, correspondence.
import type { CodesOf, RefusalMessage } from '../refusals/refusal.ts';

export const customerRefusalMessages = {
  UNKNOWN_ATTRIBUTE: {
    category: 'graphql-input',
    message: 'La boutique ne connaît pas ce champ : rien n’a été enregistré.',
  },
  NO_SAVED_CARDS: {
    category: 'graphql-no-such-entity',
    message: 'La boutique n’enregistre aucune carte bancaire : il n’y a rien à supprimer.',
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
  SUSPENDED: {
    category: 'graphql-authentication',
    key: 'SUSPENDED',
    message: 'Votre accès est suspendu par votre entreprise. Adressez-vous à votre dirigeant.',
  },
  PERSISTENT_LOGIN: {
    category: 'graphql-authentication',
    message: 'La connexion automatique n’est plus valable. Veuillez vous connecter.',
  },
  NO_SUCH_DEVICE: {
    category: 'graphql-no-such-entity',
    key: 'NO_SUCH_DEVICE',
    message: 'Cet appareil n’est plus connecté à votre compte.',
  },
  OWNERS_ONLY: {
    category: 'graphql-authorization',
    key: 'CONNECTED_AS',
    message:
      'Cette action est réservée au client lui-même\u00A0: elle ne peut pas être faite en son nom. Rien n’a été enregistré.',
  },
  CUSTOMER_MAY_NOT: {
    category: 'graphql-authorization',
    key: 'CONNECTED_AS',
    message: 'Le compte de ce client ne donne pas ce droit. Rien n’a été enregistré.',
  },
  NOT_IN_PORTFOLIO: {
    category: 'graphql-no-such-entity',
    key: 'NOT_IN_PORTFOLIO',
    message: 'Ce client ne fait pas partie de votre portefeuille.',
  },
  PORTFOLIO_SEARCH: {
    category: 'graphql-input',
    message: 'La recherche ne peut pas dépasser 100 caractères.',
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
  COUNTRY_NOT_SERVED: {
    category: 'graphql-input',
    key: 'COUNTRY_NOT_SERVED',
    message: 'Nous livrons et facturons en France\u00A0: indiquez une adresse en France.',
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
  ONLY_BILLING_ADDRESS: {
    category: 'graphql-input',
    key: 'ONLY_BILLING_ADDRESS',
    message:
      'C’est votre seule adresse de facturation\u00A0: elle doit le rester. Choisissez d’abord une autre adresse de facturation.',
  },
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
  PROOF_LINK: {
    category: 'graphql-no-such-entity',
    key: 'PROOF_LINK',
    message:
      'Ce lien n’est plus valable\u00A0: la demande a déjà reçu sa réponse, ou un lien plus récent a été envoyé.',
  },
  PROOF_NO_ADDRESS: {
    category: 'graphql-input',
    key: 'PROOF_NO_ADDRESS',
    message:
      'Nous n’avons pas d’adresse e-mail pour cette entreprise\u00A0: votre magasin confirmera votre accès.',
  },
  SUB_ACCOUNTS_REMAIN: {
    category: 'graphql-input',
    message: 'Supprimez d’abord les sous-comptes de votre entreprise : ils dépendent de votre compte.',
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
} as const satisfies Record<string, RefusalMessage>;

declare module '../refusals/refusal.ts' {
  interface RefusalCodes extends CodesOf<typeof customerRefusalMessages> {}
}
