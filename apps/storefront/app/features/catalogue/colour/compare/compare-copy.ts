import { formatNumber } from '@nuancier/ui/text/format.ts';

const NB = '\u00a0';

/** As many as stand side by side on a screen. */
export const MOST_COMPARED = 4;

export const compareTintsCopy = {
  title: 'Comparer des teintes',
  intro: `Jusqu’à ${MOST_COMPARED} teintes du nuancier bord à bord, comme sur un même mur.`,
  add: 'Ajouter une teinte, nom ou code',
  addButton: 'Ajouter',
  remove: 'Retirer',
  removeNamed: (title: string) => `Retirer ${title}`,
  count: (count: number) => (count === 1 ? '1 teinte' : `${formatNumber(count)} teintes`),
  none: 'Aucune teinte choisie.',
  one: 'Ajoutez une seconde teinte pour les comparer.',
  unknown: (typed: string) => `Aucune teinte ne correspond à «${NB}${typed}${NB}».`,
  full: (typed: string) =>
    `${MOST_COMPARED} teintes sont déjà comparées. Retirez-en une pour ajouter «${NB}${typed}${NB}».`,
  leftOut: (titles: string) =>
    `${MOST_COMPARED} teintes au plus sont comparées. Non affichées${NB}: ${titles}.`,
  unknownCodes: (codes: string) => `Absentes du nuancier${NB}: ${codes}.`,
  pairs: 'Écarts entre elles',
  pair: (one: string, other: string) => `${one} et ${other}`,
  pairColumn: 'Teintes',
  distanceColumn: 'Pour l’œil',
  contrastColumn: 'Contraste de luminance',
  contrast: (percent: number) => `${percent}${NB}%`,
  chart: 'Choisir dans le nuancier',
} as const;
