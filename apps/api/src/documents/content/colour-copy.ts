// The words of a colour's sheet.
import type { TintDepth } from '@nuancier/domain/catalogue/colour/colour-words.ts';
import type { DistanceStep } from '@nuancier/domain/catalogue/colour/nearest/colour-distance.ts';

const NB = '\u00A0';

export const colourPaperCopy = {
  kind: 'Fiche de teinte',
  printed: (day: string) => `Imprimée le ${day}`,
  footer: (shop: string, title: string) =>
    `${shop} – ${title}. Une couleur imprimée ou affichée n’a pas de valeur contractuelle${NB}: confirmez avec un testeur.`,
  swatch: (title: string, hex: string) => `Aplat de la teinte ${title} (${hex})`,
  facts: 'La teinte en chiffres',
  chart: 'Série',
  charts: { valbrune: 'Nuancier Valbrune', ral: 'RAL Classic' } as Record<string, string | undefined>,
  family: 'Famille',
  lrv: 'Indice de luminance',
  light: 'Lumière renvoyée',
  lights: {
    'very-light': 'Presque toute',
    light: 'Beaucoup',
    medium: 'Une partie',
    dark: 'Peu',
    'very-dark': 'Presque pas',
  } satisfies Record<TintDepth, string>,
  counterparts: {
    ral: 'La plus proche au nuancier Valbrune',
    valbrune: 'RAL la plus proche',
  } as Record<string, string | undefined>,
  counterpart: 'La plus proche d’une autre série',
  hex: 'Valeur à l’écran',
  lab: 'Lab (D65)',
  labOf: (l: string, a: string, b: string) => `L ${l} · a ${a} · b ${b}`,
  tintClass: 'Classe de teinte',
  classes: {
    A: 'A (pastel)',
    B: 'B (moyenne)',
    C: 'C (soutenue)',
    D: 'D (intense)',
  } as Record<string, string | undefined>,
  made: 'Réalisation',
  facade: 'Façade',
  facadeYes: (limit: string) => `Utilisable (luminance ≥${NB}${limit})`,
  facadeNo: (limit: string) => `Non${NB}: trop foncée (minimum ${limit})`,
  facadeLighter: (title: string, lrv: string) => `Plus claire${NB}: ${title} (luminance ${lrv})`,
  nearest: 'Teintes les plus proches',
  nearestColumns: ['Teinte', 'Code', 'Pour l’œil', 'Écart'],
  distances: {
    identical: 'identique à l’œil',
    hardly: 'à peine différente',
    close: 'proche',
    neighbour: 'voisine',
    different: 'différente',
  } satisfies Record<DistanceStep, string>,
  harmonies: 'Harmonies',
  tonal: 'Ton sur ton',
  complementary: 'Complémentaire',
  contrast: 'Contraste',
} as const;
