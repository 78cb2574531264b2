import { withQue } from '@nuancier/domain/site/elision.ts';
const NBSP = '\u00a0';

const PASSWORD = 'Mot de passe';

/** Where several passwords are asked for, which one. */
const ofField = (field: string): string => (field === PASSWORD ? '' : ` (champ «${NBSP}${field}${NBSP}»)`);

export const signInCopy = {
  title: 'Connexion',
  description:
    'Connectez-vous à votre compte pour retrouver vos prix professionnels, vos commandes et vos listes.',
  askedPage: 'Connectez-vous\u00a0: la page demandée s’ouvrira aussitôt.',
  email: 'Adresse e-mail',
  password: PASSWORD,
  showPassword: (field: string) => `Afficher le mot de passe${ofField(field)}`,
  hidePassword: (field: string) => `Masquer le mot de passe${ofField(field)}`,
  remember: 'Rester connecté',
  rememberHint: 'À éviter sur un ordinateur partagé.',
  submit: 'Se connecter',
  submitting: 'Connexion en cours…',
  forgotten: `Mot de passe oublié${NBSP}?`,
  noAccount: `Pas encore de compte${NBSP}?`,
  create: 'Créer mon compte',
  errorTitle: 'Erreur de connexion',
  signOut: 'Se déconnecter',
  proTitle: 'Accès à l’espace professionnel',
  proIntro: 'Connectez-vous ou créez votre compte pour bénéficier de vos prix professionnels HT.',
  proSignIn: 'J’ai déjà un compte',
  createHelp: 'Munissez-vous de votre numéro SIRET ou, si un magasin vous sert déjà, de votre code client.',
  findStore: 'Trouver mon magasin',
  advantages: [
    'Vos prix professionnels hors taxes et vos remises',
    'Le stock de votre magasin en temps réel',
    'Vos commandes, devis et factures au même endroit',
    'Des sous-comptes pour vos équipes',
  ],
} as const;

/** The specification's English originals. */
export const signInKeys = { errorTitle: 'Registration error' } as const;

export const offeredLoginCopy = {
  title: `Se connecter à ce compte${NBSP}?`,
  text: (email: string) => `Un lien d’un autre site propose de vous connecter au compte ${email}.`,
  warning: `Si ce compte n’est pas le vôtre, ou si vous n’attendiez pas ce lien, ne vous connectez pas${NBSP}: ce que vous commanderiez ou saisiriez irait dans ce compte.`,
  accept: 'Continuer avec ce compte',
  decline: 'Ne pas me connecter',
} as const;

export const resumeCopy = {
  title: 'Votre session a pris fin',
  kept: 'Rien n’a été enregistré. Ce que vous avez saisi est conservé sur cette page\u00a0: reconnectez-vous pour l’envoyer.',
  notKept: 'Rien n’a été enregistré. Reconnectez-vous, puis saisissez à nouveau votre demande.',
  readyTitle: 'Vous êtes de retour',
  ready: 'Votre demande n’est pas encore partie.',
  send: 'Envoyer maintenant',
  otherTitle: 'Une session est ouverte',
  other: 'Ce qui a été saisi avec un autre compte n’a pas été envoyé.',
  again: 'Votre demande est à saisir à nouveau.',
  back: 'Revenir à la page',
} as const;

type Signed = { name: string; email: string };

export const mixedFormCopy = {
  title: 'Cette page avait été ouverte avec un autre compte',
  others: ({ name, email }: Signed) =>
    `Rien n’a été enregistré${NBSP}: ce que vous venez d’envoyer avait été affiché pour un autre compte, et vous êtes maintenant connecté en tant ${withQue(name)} (${email}).`,
  visitorsTitle: 'Une session s’est ouverte entre-temps',
  visitors: ({ name, email }: Signed) =>
    `Rien n’a été enregistré${NBSP}: cette page avait été affichée hors connexion, et vous êtes maintenant connecté en tant ${withQue(name)} (${email}). Les prix et les disponibilités peuvent différer.`,
  goOn: (name: string) => `Continuer en tant ${withQue(name)}`,
  send: (name: string) => `Envoyer ma demande en tant ${withQue(name)}`,
  signIn: 'Revenir à l’autre compte',
  kept: 'Ce que vous avez saisi est conservé sur cette page\u00a0: connectez-vous avec ce compte pour l’envoyer.',
  notKept: 'Connectez-vous avec ce compte, puis saisissez à nouveau votre demande.',
} as const;
