// Messages shown once, on the next page. Read by the server alone, so that the browser does not download unused
// sentences.
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

/** A message shown once, on the next page. */
export type Flash = keyof typeof flashCopy;

/** Its words; `key` in the specification's English. */
export type FlashMessage = { type: 'info' | 'success' | 'warning'; key: string; text: string };

export function isFlash(text: string): text is Flash {
  return Object.hasOwn(flashCopy, text);
}
