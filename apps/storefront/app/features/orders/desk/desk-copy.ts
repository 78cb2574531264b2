import { counted } from '@nuancier/ui/text/format.ts';

const NBSP = '\u00a0';

export const deskCopy = {
  waiting: 'À traiter',
  requests: (count: number) => counted(count, 'commande à valider', 'commandes à valider'),
  quotations: (count: number) => counted(count, 'devis à valider', 'devis à valider'),
  lastOrder: 'Dernière commande',
  order: (number: string) => `Commande n°${NBSP}${number}`,
  placedOn: (date: string) => `du ${date}`,
  lists: 'Mes listes de chantier',
  articles: (count: number) => counted(count, 'article', 'articles'),
} as const;
