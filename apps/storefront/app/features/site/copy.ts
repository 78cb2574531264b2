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
  searchHint: 'Vous pouvez aussi chercher un produit, une référence ou une marque, ou parcourir nos univers.',
} as const;

export const flashCopy = {
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
  'account-deleted': {
    type: 'success',
    key: 'Your account has been deleted.',
    text: 'Votre compte est supprimé. Vos données personnelles sont effacées.',
  },
} as const;
