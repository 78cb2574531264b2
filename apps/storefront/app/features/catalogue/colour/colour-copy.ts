import type { DistanceStep } from '@nuancier/domain/catalogue/colour/nearest/colour-distance.ts';
import type { TintDepth } from '@nuancier/domain/catalogue/colour/colour-words.ts';
import type { ColourDistanceStep } from '../../../../generated/documents.ts';
import { colourDistanceWords } from '@nuancier/ui/text/colour-distance.ts';
import { formatNumber } from '@nuancier/ui/text/format.ts';

const NB = '\u00a0';

const steps = {
  IDENTICAL: 'identical',
  HARDLY: 'hardly',
  CLOSE: 'close',
  NEIGHBOUR: 'neighbour',
  DIFFERENT: 'different',
} as const satisfies Record<ColourDistanceStep, DistanceStep>;

/** What the wall gives back of the light that falls on it. */
const light: Record<TintDepth, string> = {
  'very-light': `Renvoie presque toute la lumière${NB}: éclaire une pièce sombre et agrandit les petites.`,
  light: `Renvoie beaucoup de lumière${NB}: la pièce reste claire.`,
  medium: `Renvoie une partie de la lumière${NB}: prévoyez un bon éclairage si la pièce a peu de fenêtres.`,
  dark: `Absorbe la plus grande partie de la lumière${NB}: à compenser par l’éclairage, ou à garder pour un mur.`,
  'very-dark': `Absorbe presque toute la lumière${NB}: un mur d’accent, des boiseries, du métal.`,
};

export const colourCopy = {
  chart: 'Nuancier',
  description: (title: string, words: string, lrv: string) =>
    `${title}${NB}: ${words}. Luminance ${lrv}. Teintes proches, harmonies, essai en pièce et en façade, peintures dans cette teinte.`,
  facts: {
    title: 'La teinte en mots et en chiffres',
    code: 'Code',
    chart: 'Série',
    family: 'Famille',
    words: 'En mots',
    lrv: 'Indice de luminance',
    light: 'Lumière renvoyée',
    facade: 'Façade',
    facadeYes: (limit: string) => `Oui (luminance ≥${NB}${limit})`,
    facadeNo: (limit: string) => `Non${NB}: trop foncée (minimum ${limit})`,
    facadeNone: 'Sans objet',
    tintClass: 'Classe de teinte',
    hex: 'Valeur à l’écran',
    lab: 'Lab (D65)',
    nearest: {
      ral: 'La plus proche au nuancier Valbrune',
      valbrune: 'RAL la plus proche',
    } as Record<string, string | undefined>,
    nearestElsewhere: 'La plus proche d’une autre série',
  },
  chartNames: { valbrune: 'Nuancier Valbrune', ral: 'RAL Classic' } as Record<string, string | undefined>,
  lab: (l: number, a: number, b: number) =>
    `L${NB}${formatNumber(l)} · a${NB}${formatNumber(a)} · b${NB}${formatNumber(b)}`,
  light,
  distance: (step: ColourDistanceStep, distance: number) =>
    `${colourDistanceWords[steps[step]]} (écart ${formatNumber(Math.round(distance * 10) / 10)})`,
  notMade:
    'Nous ne la vendons pas en teinte à la demande. Les teintes que nous faisons et qui s’en approchent sont plus bas.',
  supplement: (amounts: string) => `Supplément de mise à la teinte${NB}: ${amounts} par litre, `,
  tariff: 'voir le barème',
  paper: 'Fiche à imprimer (PDF)',
  compare: 'Comparer avec d’autres teintes',
  ways: 'Avec cette teinte',
  pictures: {
    title: 'Chez vous',
    day: 'Une pièce, de jour',
    dayAlt: (name: string) => `Une pièce aux murs peints en ${name}, de jour`,
    evening: 'La même, le soir sous une lampe',
    eveningAlt: (name: string) => `Une pièce aux murs peints en ${name}, le soir sous une lampe`,
    facade: 'En façade',
    facadeAlt: (name: string) => `Une façade peinte en ${name}`,
    basis:
      'Images de synthèse. Le brillant, le support et la lumière du lieu changent une teinte : confirmez avec un testeur.',
  },
  facadeYes: (lrv: string, limit: string) =>
    `Utilisable en façade${NB}: luminance ${lrv}, minimum ${limit}. Sur une isolation par l’extérieur, l’avis technique du système peut demander davantage.`,
  facadeNo: (lrv: string, limit: string) =>
    `Trop foncée pour une façade (luminance ${lrv}${NB}; minimum ${limit})${NB}: au soleil elle chauffe, l’enduit et le film se fissurent.`,
  facadeLighter: `Plus claire${NB}: `,
  lrv: (value: string) => `luminance ${value}`,
  nearest: 'Teintes les plus proches',
  nearestHelp:
    'Parmi celles que nous faisons, de la plus proche à la plus éloignée pour l’œil (écart CIEDE2000).',
  compareNearest: 'Comparer avec les trois plus proches',
  harmonies: {
    title: 'Harmonies',
    tonal: 'Ton sur ton',
    complementary: 'Complémentaire',
    noComplementary: `Pas de complémentaire${NB}: cette teinte est presque neutre.`,
    contrast: 'Contraste',
  },
  screenColours: 'Les couleurs affichées à l’écran n’ont pas de valeur contractuelle.',
  unknown: {
    title: 'Cette teinte n’est pas au nuancier',
    text: (asked: string) => `Aucune teinte ne porte le code ou le nom «${NB}${asked}${NB}».`,
    meant: 'Vouliez-vous dire…',
    chart: 'Voir tout le nuancier',
  },
} as const;
