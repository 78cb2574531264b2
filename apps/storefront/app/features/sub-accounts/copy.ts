import { withDe } from '@nuancier/domain/site/elision.ts';
const NBSP = '\u00a0';

export const subAccountsCopy = {
  title: 'Mes sous-comptes',
  intro:
    'Ouvrez un accès à chacun de vos collaborateurs et choisissez ce qu’il peut voir et commander. Un droit retiré compte aussitôt.',
  create: 'Créer un sous-compte',
  edit: 'Modifier le sous-compte',
  editOf: (name: string) => `Modifier le sous-compte ${withDe(name)}`,
  remove: 'Supprimer',
  removeOf: (name: string) => `Supprimer le sous-compte ${withDe(name)}`,
  removeTitle: `Supprimer le sous-compte${NBSP}?`,
  removeText: (name: string) =>
    `${name} ne pourra plus se connecter. Ses commandes restent dans votre historique.`,
  cancel: 'Annuler',
  submit: 'Enregistrer',
  submitting: 'Enregistrement…',
  none: 'Vous n’avez pas encore de sous-compte.',
  noneHelp: 'Vos collaborateurs pourront commander au nom de l’entreprise, dans la limite que vous fixez.',
  created: (email: string) => `Le sous-compte est créé. Un e-mail a été envoyé à ${email}.`,
  updated: 'Le sous-compte est modifié.',
  deleted: 'Le sous-compte est supprimé.',
  errorTitle: 'Le sous-compte n’a pas été enregistré',
  removeErrorTitle: 'Le sous-compte n’a pas été supprimé',
  person: 'Coordonnées',
  firstname: 'Prénom',
  lastname: 'Nom',
  email: 'Adresse e-mail',
  emailHint: 'Un lien valable sept jours y sera envoyé pour créer le mot de passe.',
  mobile: 'Téléphone mobile',
  mobileHint: '10 chiffres, commence par 06 ou 07.',
  jobTitle: 'Fonction',
  rights: 'Droits',
  cardHint:
    'La page de la banque affiche le montant\u00a0: sans le droit de voir les prix, le paiement par carte n’est pas proposé.',
  ceiling: 'Plafond sans validation (€ HT)',
  ceilingHint:
    'Jusqu’à ce montant, port compris, le sous-compte commande seul s’il a le droit de commander sans validation. À 0, toute commande vous est soumise.',
  ceilingFault: `Saisissez un montant en euros, par exemple 1500 ou 1500,50.`,
  invited: 'Mot de passe à créer',
  ordersAlone: (amount: string) => `Commande seul jusqu’à ${amount} HT`,
  asksAlways: 'Toute commande est soumise à validation',
} as const;
