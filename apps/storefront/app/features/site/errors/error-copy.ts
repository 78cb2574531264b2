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
