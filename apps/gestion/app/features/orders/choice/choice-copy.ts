import { MOST_AT_ONCE } from '@nuancier/domain/staff/most-at-once.ts';

const NO_BREAK = '\u00A0';

export const choiceCopy = {
  bar: 'Commandes choisies',
  choose: (number: string) => `Choisir la commande ${number}`,
  /** without script nobody counts */
  uncounted: 'Les commandes cochées',
  count: (chosen: number) =>
    chosen === 0
      ? 'Aucune commande choisie'
      : `${chosen} ${chosen > 1 ? 'commandes choisies' : 'commande choisie'}`,
  elsewhere: (chosen: number) => `dont ${chosen} hors de cette page`,
  full: `${MOST_AT_ONCE} commandes au plus à la fois${NO_BREAK}: imprimez celles-ci, ou décochez-en.`,
  papers: { bons: 'Imprimer les bons de préparation', etiquettes: 'Imprimer les étiquettes' },
  clear: 'Tout décocher',
};
