export const homeCopy = {
  searchLabel: 'Que cherchez-vous pour votre chantier ?',
  searchPlaceholder: 'Produit, référence, marque…',
  searchSubmit: 'Rechercher',
  proAccess: 'Ouvrir mon compte professionnel',
  findStore: 'Trouver un magasin',
  universesTitle: 'Nos univers',
  universesAll: 'Tout le catalogue',
  promoTitle: 'En ce moment',
  servicesTitle: 'Du comptoir au chantier',
} as const;
