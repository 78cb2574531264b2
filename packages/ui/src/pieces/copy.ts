export const uiCopy = {
  close: 'Fermer',
  dismissNotice: 'Fermer la notification',
  notices: 'Notifications',
  breadcrumbs: 'Fil d’Ariane',
  home: 'Accueil',
  loading: 'Chargement en cours…',
  optional: 'facultatif',
  pageOf: (page: number, total: number) => `Page ${page} sur ${total}`,
  titlePage: (page: number) => `page ${page}`,
  previousPage: 'Page précédente',
  nextPage: 'Page suivante',
  noticeTypes: {
    success: 'Succès\u00a0: ',
    warning: 'Attention\u00a0: ',
    danger: 'Erreur\u00a0: ',
    info: 'Information\u00a0: ',
  },
} as const;
