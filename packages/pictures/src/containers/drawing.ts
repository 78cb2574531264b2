// One object on the ground: its foot at y = 0, centred on x = 0, in millimetres or nearly.

import type { PictureFacts } from '@nuancier/domain/catalogue/pictures/picture-facts.ts';
import { moved } from '../svg/shapes.ts';
import { softEllipse } from '../svg/soft-ellipse.ts';
import type { Sheet } from '../svg/sheet.ts';

export type Drawing = { art: string; shadow: string; width: number; height: number };

export type DrawContainer = (sheet: Sheet, facts: PictureFacts, angle: Angle) => Drawing;

// `front` is the packshot; `above` looks down into the opened or unrolled thing.
export type Angle = 'front' | 'above';

export const standing = (drawing: Drawing, x: number, y: number, scale: number, turn = 0): string =>
  moved(drawing.shadow, x, y, scale) + moved(drawing.art, x, y, scale, turn);

// A dark line where the object touches, and a wide soft shade thrown away from the light.
export function contactShadow(sheet: Sheet, halfWidth: number, depth: number, centreY: number): string {
  return [
    softEllipse(sheet, [halfWidth * 0.34, centreY + depth * 0.1, halfWidth * 1.28, depth * 1.25], {
      colour: '#2b241c',
      opacity: 0.2,
      softness: 0.5,
    }),
    softEllipse(sheet, [halfWidth * 0.07, centreY + depth * 0.06, halfWidth * 1.04, depth * 1.06], {
      colour: '#1d1813',
      opacity: 0.5,
      softness: 0.2,
    }),
  ].join('');
}

// For things that lie or lean: the same shade, laid along the ground.
export const lyingShadow = (sheet: Sheet, halfWidth: number, depth = 14): string =>
  contactShadow(sheet, halfWidth, depth, -depth * 0.5);

// Ladders, towers and carts let the light through: a pale shade only.
export const openShadow = (sheet: Sheet, halfWidth: number, depth: number, centreY: number): string =>
  softEllipse(sheet, [halfWidth * 0.12, centreY, halfWidth * 1.1, depth], {
    colour: '#2b241c',
    opacity: 0.26,
    softness: 0.4,
  });
