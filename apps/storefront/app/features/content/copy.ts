import { counted } from '../../format.ts';

export const homeCopy = {
  browse: 'Voir le catalogue',
  proAccess: 'Ouvrir mon compte professionnel',
  universesTitle: 'Nos univers',
  universesAll: 'Tout le catalogue',
  promoTitle: 'En ce moment',
  promoCount: (count: number) => counted(count, 'produit en promotion', 'produits en promotion'),
  promoIn: (universe: string, count: number) => `${universe} (${count})`,
  promotionsTitle: 'Les promotions du moment',
  latestTitle: 'Nouveautés',
  coloursTitle: 'Couleurs de la saison',
  coloursAll: 'Tout le nuancier',
  servicesTitle: 'Du comptoir au chantier',
} as const;
