import type { RegistrationField, RegistrationKind } from '@nuancier/domain/customers/forms/registration.ts';

const NBSP = '\u00a0';

/** How each field is called; a new one is not forgotten here. */
export const registrationLabels = {
  siret: 'Numéro SIRET',
  client_code: 'Code client',
  company_name: 'Raison sociale',
  street: 'Adresse',
  postcode: 'Code postal',
  city: 'Ville',
  telephone: 'Téléphone',
  firstname: 'Prénom',
  lastname: 'Nom',
  email: 'Adresse e-mail',
  mobile: 'Mobile',
} as const satisfies Record<RegistrationField, string>;

export const registrationCopy = {
  title: 'Créer mon compte',
  description:
    'Ouvrez votre compte professionnel avec votre numéro SIRET, votre code client ou en particulier.',
  waysLabel: 'Type de compte',
  siretTitle: 'Votre entreprise',
  siretHint: '14 chiffres, avec ou sans espaces.',
  search: 'Rechercher mon entreprise',
  searching: 'Recherche en cours…',
  found: (name: string, address: string) => `Entreprise trouvée${NBSP}: ${name}, ${address}`,
  noSiret: 'Je n’ai pas encore de numéro SIRET',
  notMine: 'Ce n’est pas mon entreprise',
  proceed: 'Continuer',
  clientCodeTitle: 'Votre compte en magasin',
  clientCodeHint: 'Il figure en haut de vos factures.',
  proofHint: 'Indiquez aussi votre SIRET ou le code postal de l’entreprise.',
  /** Shown before anything is sent. */
  codeOpens:
    'Votre code client ouvre les prix de l’entreprise. Ses factures et devis, son encours et les droits de son dirigeant s’ouvriront après une seconde preuve\u00a0: un message envoyé à l’adresse connue de l’entreprise, ou la confirmation de votre magasin.',
  verify: 'Vérifier mon code',
  verified: (name: string, city: string) => `Compte trouvé${NBSP}: ${name}, ${city}`,
  company: 'Votre entreprise',
  you: 'Vos coordonnées',
  prefix: 'Civilité',
  prefixes: [
    { value: '', label: 'Non précisée' },
    { value: 'M.', label: 'M.' },
    { value: 'Mme', label: 'Mme' },
  ],
  jobTitle: 'Fonction',
  password: 'Votre mot de passe',
  agreements: 'Conditions et consentements',
  terms: 'J’accepte les conditions générales de vente',
  termsLink: 'Lire les conditions générales de vente',
  privacyNote: 'Vos données servent à gérer votre compte et vos commandes.',
  privacyLink: 'Politique de confidentialité',
  /** Word for word what the API keeps as the consent. */
  optinEmail:
    'J’accepte de recevoir par e-mail les offres et conseils de l’enseigne. Je peux me désinscrire à tout moment.',
  optinSms: 'J’accepte de recevoir par SMS les offres de l’enseigne. Je peux m’y opposer à tout moment.',
  submit: 'Créer mon compte',
  submitting: 'Création en cours…',
  errorTitle: 'Erreur d’inscription',
  signIn: 'J’ai déjà un compte en ligne',
  openPro: 'Créer mon compte professionnel',
} as const;

/** The specification's English original. */
export const registrationErrorKey = 'Registration error';

/** Each way in: how the address names it, and how people do. */
export const registrationWays = [
  { kind: 'siret', way: 'siret', label: 'J’ai un numéro SIRET' },
  { kind: 'client-code', way: 'code-client', label: 'J’ai déjà un compte en magasin' },
  { kind: 'prospect', way: 'sans-siret', label: 'Je n’ai pas encore de numéro SIRET' },
  { kind: 'private', way: 'particulier', label: 'Je suis un particulier' },
] as const satisfies readonly { kind: RegistrationKind; way: string; label: string }[];

export function kindOfWay(way: string | null): RegistrationKind {
  return registrationWays.find((one) => one.way === way)?.kind ?? 'siret';
}
