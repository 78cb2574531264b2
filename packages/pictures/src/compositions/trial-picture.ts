// A place whose walls are bare, to try tints on: no pack in front, nothing written.

import type { PictureFacts } from '@nuancier/domain/catalogue/pictures/picture-facts.ts';
import type { Stage } from './frame.ts';
import { inScene } from './scene-picture.ts';

export const TRIAL_PLACES = ['room', 'bathroom', 'facade'] as const;
export type TrialPlace = (typeof TRIAL_PLACES)[number];

export const trialPicture = (stage: Stage, place: TrialPlace, wall: string): string =>
  inScene(stage, { ...PAINT, scene: place, colourName: 'Mur', colourHex: wall }, () => '');

const PAINT: Omit<PictureFacts, 'scene'> = {
  container: 'tin',
  brand: '',
  line: '',
  name: '',
  sizeLabel: '',
  packQuantity: 1,
  unit: 'L',
  priceGroup: '',
  seed: 1,
};
