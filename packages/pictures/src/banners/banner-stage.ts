// What banners share: their units and the packs they show.

import type { Stage } from '../compositions/frame.ts';
import { HIGH } from '../scenes/scene.ts';
import { moved } from '../svg/shapes.ts';
import type { Sheet } from '../svg/sheet.ts';
import type { PictureFacts } from '@nuancier/domain/catalogue/pictures/picture-facts.ts';

export type DrawBanner = (stage: Stage) => string;

export const look = (
  brand: string,
  container: 'tin' | 'bucket',
  packQuantity: number,
  colourName: string,
  colourHex: string,
): PictureFacts => ({
  container,
  brand,
  line: 'Signature',
  name: 'Peinture murs et plafonds',
  finish: 'velours',
  sizeLabel: `${String(packQuantity).replace('.', ',')} L`,
  packQuantity,
  unit: 'L',
  colourName,
  colourHex,
  scene: 'room',
  priceGroup: '',
  seed: 2,
});

export function inUnits(stage: Stage, draw: (sheet: Sheet, w: number) => string): string {
  const scale = stage.h / HIGH;
  return moved(draw(stage.sheet, stage.w / scale), 0, 0, scale);
}
