import { tintTitle } from '@nuancier/domain/catalogue/colour/tints/tint-title.ts';
import { colourDistanceWords } from '@nuancier/ui/text/colour-distance.ts';
import type { TintStep } from '@nuancier/domain/catalogue/colour/nearest/tint-steps.ts';
import type { WhiteRefusal } from '../photo/photo-colour.ts';

const NB = '\u00a0';
const oneDigit = new Intl.NumberFormat('fr-FR', { minimumFractionDigits: 1, maximumFractionDigits: 1 });

export const finderCopy = {
  page: 'Trouver une teinte',
  description:
    'D’une photo, d’un code hexadécimal, RVB ou RAL à la teinte la plus proche de nos nuanciers, avec l’écart de couleur.',
  intro: `Montrez-nous une couleur${NB}: nous cherchons les dix teintes les plus proches de nos nuanciers.`,
  typed: 'Votre couleur',
  typedHint: `Un nom, un code RAL, un code hexadécimal ou RVB${NB}: «${NB}bleu azur${NB}», «${NB}RAL 5009${NB}», «${NB}#2E5978${NB}», «${NB}46 89 120${NB}»`,
  search: 'Chercher',
  eyeDropper: 'Pipette de l’écran',
  photoTitle: 'D’après une photo',
  photoHelp:
    'Photographiez l’objet à la lumière du jour, sans flash, avec une feuille blanche dans le cadre.',
  stage: `Photo${NB}: choisissez le point dont vous cherchez la teinte`,
  mode: 'Ce que vous touchez',
  modes: { colour: 'La couleur à trouver', white: 'Quelque chose de blanc' },
  whiteHelp: `Touchez une feuille ou un mur blanc de la photo${NB}: la couleur de l’éclairage sera corrigée.`,
  whiteSet: `Blanc pris en compte${NB}: l’éclairage de la photo est corrigé.`,
  whiteDrop: 'Ne plus corriger l’éclairage',
  whiteRefusals: {
    clipped: `Ce blanc est surexposé${NB}: touchez un blanc moins lumineux.`,
    dark: `Ce point est trop sombre pour servir de blanc${NB}: touchez une feuille blanche bien éclairée.`,
  } satisfies Record<WhiteRefusal, string>,
  refusals: {
    hex: `Ce code hexadécimal n’est pas complet${NB}: il a six chiffres ou lettres de A à F, par exemple #2E5978.`,
    rgb: `Les valeurs RVB vont de 0 à 255, par exemple «${NB}46 89 120${NB}».`,
    unknown: `Aucune teinte de nos nuanciers ne porte ce nom ni ce code. Essayez le numéro seul, ou un code hexadécimal.`,
  },
  several: (total: number) => `${total} teintes répondent à ces mots. Laquelle cherchez-vous${NB}?`,
  nearest: 'Les dix teintes les plus proches',
  asked: 'Couleur cherchée',
  steps: 'D’un pas',
  stepNames: {
    lighter: 'Plus clair',
    darker: 'Plus foncé',
    warmer: 'Plus chaud',
    cooler: 'Plus froid',
  } satisfies Record<TintStep, string>,
  noStep: 'rien au nuancier',
  distance: (distance: number) => `écart ${oneDigit.format(distance)}`,
  distances: colourDistanceWords,
  distanceHelp: `L’écart est le ΔE${NB}(CIEDE2000) entre les couleurs à l’écran${NB}: en dessous de 1, l’œil ne voit pas de différence.`,
  announced: (tint: { name: string; code: string }, distance: number) =>
    `${tintTitle(tint)}, écart ${oneDigit.format(distance)}`,
  best: `La plus proche${NB}: `,
  with: (tint: string) => `Avec la teinte ${tint}`,
} as const;
