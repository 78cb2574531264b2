import { PUBLIC_BUILDING_CONTRAST } from '@nuancier/domain/catalogue/colour/luminance-contrast.ts';

const NB = '\u00a0';

export const contrastCopy = {
  title: 'Contraste avec une autre teinte',
  other: 'Autre teinte, nom ou code',
  reckon: 'Calculer le contraste',
  unknown: (typed: string) => `Aucune teinte ne correspond à «${NB}${typed}${NB}».`,
  pairOf: (one: string, other: string) => `Contraste de ${one} et ${other}`,
  inComparison: 'Voir ce contraste dans le comparateur',
  pair: {
    title: 'Contraste entre deux teintes',
    intro: `Deux teintes du nuancier, pour un mur et sa porte, une marche et son nez${NB}: ce qui les distingue à l’œil, en chiffres.`,
    one: 'Première teinte, nom ou code',
    other: 'Seconde teinte, nom ou code',
    missingOne: 'Indiquez la première teinte.',
    missingOther: 'Indiquez la seconde teinte.',
    table: 'Teintes comparées',
    tint: 'Teinte',
  },
  betweenBoth: (one: string, other: string, contrast: number) =>
    `Contraste de luminance entre ${one} et ${other}${NB}: ${contrast}${NB}%.`,
  between: (other: string, words: string, contrast: number) =>
    `Contraste de luminance avec ${other} (${words})${NB}: ${contrast}${NB}%.`,
  enough: `C’est au moins ${PUBLIC_BUILDING_CONTRAST}${NB}%, la valeur couramment retenue dans les établissements recevant du public.`,
  tooLittle: `C’est moins que ${PUBLIC_BUILDING_CONTRAST}${NB}%, la valeur couramment retenue dans les établissements recevant du public.`,
  basis: `Écart des indices de luminance, rapporté à la teinte la plus claire. Les règles d’accessibilité des bâtiments demandent un contraste visuel sans en fixer la formule${NB}: faites-le confirmer par une mesure sur le support, sous l’éclairage du lieu.`,
} as const;
