// Words of the frame and of the error pages. The English sentence of the specification is the key, the French
// one is shown.
export const errorCopy = {
  'Page not found': 'Page introuvable',
  'This page could not be found': 'Cette page est introuvable.',
  'An error occurred': 'Une erreur est survenue',
  'Back to Home page': 'Retour à l’accueil',
} as const;

export const errorHelp = {
  notFound: 'La page demandée n’existe pas ou a été déplacée.',
  fault:
    'Un incident technique est survenu. Merci de réessayer plus tard ou de contacter notre assistance téléphonique.',
  search: 'Chercher un produit, une référence ou une marque',
  submit: 'Rechercher',
  universes: 'Parcourir nos univers',
} as const;

/** Requests that no page or form of the shop makes. */
export const refusedRequestCopy: Readonly<Record<number, { title: string; help: string }>> = {
  400: {
    title: 'Demande illisible',
    help: 'Ce qui a été envoyé n’a pas pu être lu. Rien n’a été enregistré\u00a0: revenez à la page précédente et recommencez.',
  },
  403: {
    title: 'Accès refusé',
    help: 'Cette page n’est pas ouverte à votre compte.',
  },
  405: {
    title: 'Action impossible',
    help: 'Cette page ne reçoit pas ce genre de demande. Rien n’a été enregistré.',
  },
  413: {
    title: 'Envoi trop volumineux',
    help: 'Ce qui a été envoyé dépasse la taille acceptée. Rien n’a été enregistré\u00a0: réduisez l’envoi et recommencez.',
  },
  415: {
    title: 'Format non accepté',
    help: 'Cette page n’accepte que les formulaires de la boutique. Rien n’a été enregistré.',
  },
  429: {
    title: 'Trop de demandes',
    help: 'Vous avez envoyé beaucoup de demandes en peu de temps. Merci de patienter une minute avant de recommencer.',
  },
  503: {
    title: 'Boutique momentanément indisponible',
    help: 'Cette page ne peut pas être servie pour le moment. Votre connexion et votre panier sont conservés\u00a0: merci de réessayer dans quelques instants.',
  },
};

export const flashCopy = {
  'account-away': {
    type: 'warning',
    key: 'Your account cannot be reached for the moment.',
    text: 'Votre compte ne peut pas être consulté pour le moment. Votre session reste ouverte\u00a0: vos prix et votre panier reviendront dans quelques instants.',
  },
  'not-authorized': {
    type: 'warning',
    key: 'You are not authorized, please log in.',
    text: 'Vous n’êtes pas autorisé à effectuer cette action. Veuillez vous connecter.',
  },
  registered: {
    type: 'success',
    key: 'Your account has been created.',
    text: 'Votre compte est créé. Bienvenue\u00a0!',
  },
  'confirm-account': {
    type: 'success',
    key: 'You must confirm your account. Please check your email for the confirmation link.',
    text: 'Vous devez confirmer votre compte. Consultez votre messagerie\u00a0: un lien de confirmation vous a été envoyé.',
  },
  'connect-as-refused': {
    type: 'warning',
    key: 'This link is no longer valid.',
    text: 'Ce lien de connexion n’est plus valable. Demandez-en un nouveau.',
  },
  'connect-as-ended': {
    type: 'warning',
    key: 'The connection to your customer’s account has ended.',
    text: 'La connexion au compte de votre client a pris fin. Vous êtes de retour dans votre portefeuille.',
  },
  'too-many-attempts': {
    type: 'warning',
    key: 'Too many attempts',
    text: 'Trop de tentatives. Merci de patienter quelques minutes avant de réessayer.',
  },
  'cart-found-again': {
    type: 'info',
    key: 'The articles chosen before signing in have joined your saved cart.',
    text: 'Vous aviez déjà un panier enregistré\u00a0: les articles choisis avant votre connexion s’y sont ajoutés. Le détail figure dans votre panier.',
  },
  'cart-lines-capped': {
    type: 'warning',
    key: 'Some articles could not be added to your cart.',
    text: 'Certains articles choisis avant votre connexion ont été limités au stock disponible ou n’ont pas pu être repris\u00a0: le détail figure dans votre panier.',
  },
  'cart-frozen': {
    type: 'warning',
    key: 'Your cart waits for an approval.',
    text: 'Votre panier attend une validation\u00a0: les articles choisis avant votre connexion n’y ont pas été ajoutés. Ajoutez-les à nouveau une fois la demande traitée.',
  },
  'cart-not-merged': {
    type: 'warning',
    key: 'Your cart could not be merged.',
    text: 'Les articles choisis avant votre connexion n’ont pas pu être repris dans votre panier. Merci de les ajouter à nouveau.',
  },
  'account-deleted': {
    type: 'success',
    key: 'Your account has been deleted.',
    text: 'Votre compte est supprimé. Vos données personnelles sont effacées.',
  },
} as const;

export function isFlash(text: string): text is keyof typeof flashCopy {
  return Object.hasOwn(flashCopy, text);
}
