import { counted } from '@nuancier/ui/text/format.ts';

export const contentCopy = {
  /** A table of the editors without caption or heading. */
  table: 'Tableau',
  tableAgain: (name: string, count: number) => `${name} (${count})`,
} as const;

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
