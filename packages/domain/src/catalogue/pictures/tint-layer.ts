// Which of the two layers of a tintable picture lies over a tint: furniture and sunlight change with its lightness.
import { labOf } from '../colour/colour-lab.ts';

export const tintLayers = ['light', 'dark'] as const;
export type TintLayer = (typeof tintLayers)[number];

/** Where dark words on the tint would no longer be read, as on a label. */
const DARK_BELOW = 60;

/** `#RRGGBB` */
export function tintLayer(hex: string): TintLayer {
  return labOf(hex).lightness < DARK_BELOW ? 'dark' : 'light';
}
