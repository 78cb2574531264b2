// How far apart two colours are, in the words that every page uses.
import type { DistanceStep } from '@nuancier/domain/catalogue/colour/nearest/colour-distance.ts';

export const colourDistanceWords: Readonly<Record<DistanceStep, string>> = {
  identical: 'identique à l’œil',
  hardly: 'à peine différente',
  close: 'proche',
  neighbour: 'voisine',
  different: 'différente',
};
