import { counted } from '../../format.ts';

export const homeCopy = {
  searchLabel: 'Que cherchez-vous pour votre chantier ?',
  searchPlaceholder: 'Produit, référence, marque…',
  searchSubmit: 'Rechercher',
  proAccess: 'Ouvrir mon compte professionnel',
  findStore: 'Trouver un magasin',
  universesTitle: 'Nos univers',
  universesAll: 'Tout le catalogue',
  promoTitle: 'En ce moment',
  promoCount: (count: number) => counted(count, 'produit en promotion', 'produits en promotion'),
  promoIn: (universe: string, count: number) => `${universe} (${count})`,
  servicesTitle: 'Du comptoir au chantier',
} as const;
