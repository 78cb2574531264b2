export const uiCopy = {
  close: 'Fermer',
  dismissNotice: 'Fermer la notification',
  notices: 'Notifications',
  breadcrumbs: 'Fil d’Ariane',
  home: 'Accueil',
  loading: 'Chargement en cours…',
  optional: 'facultatif',
  noticeTypes: { success: 'Succès', warning: 'Attention', danger: 'Erreur', info: 'Information' },
} as const;
