const NBSP = '\u00a0';

export const privacyCopy = {
  conditionsTitle: 'Mes conditions générales',
  version: (version: string) => `Version en vigueur${NBSP}: ${version}`,
  acceptedOn: (version: string, date: string) => `Vous avez accepté la version ${version} le ${date}.`,
  neverAccepted: 'Vous n’avez pas encore accepté cette version.',
  changed: 'Les conditions ont changé depuis. Relisez-les avant de les accepter.',
  accept: 'Accepter les conditions générales',
  accepted: 'Votre accord est enregistré.',
  read: 'Lire les conditions',
  missing: 'Le texte des conditions n’est pas disponible pour le moment.',
  dataTitle: 'Mes données',
  exportTitle: 'Télécharger mes données',
  exportText:
    'Un fichier JSON avec tout ce que nous savons de vous\u00a0: compte, adresses, commandes, paniers, devis, favoris, avis, consentements, messages et connexions. Il dit aussi ce qu’il ne reprend pas, et pourquoi.',
  export: 'Télécharger le fichier',
  consentTitle: 'Mes consentements',
  consentText: 'Vos préférences d’e-mail, de SMS et d’appel, avec la date de chaque choix.',
  consent: 'Gérer mes communications',
  deleteTitle: 'Supprimer mon compte',
  deleteText:
    'Vos données personnelles sont effacées et vous ne pourrez plus vous connecter. Vos commandes et factures sont conservées pour la comptabilité, sans votre nom. Cette suppression est définitive.',
  password: 'Votre mot de passe',
  delete: 'Supprimer définitivement mon compte',
  deleting: 'Suppression en cours…',
  errorTitle: 'Compte non supprimé',
} as const;
