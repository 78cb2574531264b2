import type { TintStep } from '@nuancier/domain/catalogue/colour/nearest/tint-steps.ts';

const NB = '\u00a0';

/** A dab of the brush is something. */
const percentOf = (share: number): string =>
  share < 0.005 ? `moins de 1${NB}%` : `${Math.round(share * 100)}${NB}%`;

export const wallCopy = {
  page: 'Essayez sur votre mur',
  description:
    'Une photo de votre pièce ou de votre façade, un mur touché du doigt, et il prend la teinte de votre choix, avec ses ombres et sa lumière.',
  intro: `Photographiez votre pièce ou votre façade, touchez un mur${NB}: il prend la teinte, avec ses ombres et sa lumière.`,
  needsScript: `L’essai sur photo se fait dans votre navigateur${NB}: activez JavaScript pour l’utiliser.`,
  photo: '1. Votre photo',
  samples: `Pas de photo sous la main${NB}? Essayez sur un exemple.`,
  places: { room: 'Un salon', bathroom: 'Une salle de bains', facade: 'Une façade' },
  sampleFailed: 'L’exemple n’a pas pu être chargé. Réessayez dans un instant.',
  tint: '2. La teinte',
  tintField: 'Teinte du mur',
  tintHint: `Nom ou code, par exemple «${NB}lin${NB}» ou «${NB}RAL 5009${NB}»`,
  paint: 'Peindre',
  unknownTint: (asked: string) => `Aucune teinte ne correspond à «${NB}${asked}${NB}».`,
  steps: {
    lighter: 'Plus clair',
    darker: 'Plus foncé',
    warmer: 'Plus chaud',
    cooler: 'Plus froid',
  } satisfies Record<TintStep, string>,
  walls: '3. Les murs',
  wall: (number: number) => `Mur ${number}`,
  addWall: 'Ajouter un mur',
  touchFirst: 'Touchez le mur à peindre sur la photo. Plusieurs touches complètent le même mur.',
  ready: 'Photo prête. Touchez le mur à peindre.',
  nothingYet: 'rien de peint',
  stillBare: (number: number) => `Mur ${number}, rien de peint`,
  painted: (name: string, share: number) => `${name}, ${percentOf(share)} de la photo`,
  tool: 'Outil',
  tools: { touch: 'Toucher un mur', add: `Pinceau${NB}: ajouter`, remove: `Pinceau${NB}: enlever` },
  brushSize: 'Taille du pinceau',
  undo: 'Annuler',
  compare: 'Avant / après',
  compareHint: `Tout à gauche, la photo repeinte${NB}; tout à droite, la photo d’origine.`,
  stage: `Photo${NB}: choisissez le mur à peindre`,
  save: 'Enregistrer l’image',
  saved: (names: string) => `${names} – simulation, à confirmer avec un testeur`,
  file: 'essai-teinte.png',
  next: 'Et ensuite',
  chosen: `Votre teinte${NB}: `,
  toCalculator: 'Calculer la quantité de peinture',
  working: 'Mise en peinture…',
} as const;
