// The picture's outer frame, and the neutral ground of packshots.

import { rect } from '../svg/shapes.ts';
import { linear, newSheet, radial } from '../svg/sheet.ts';
import type { Sheet } from '../svg/sheet.ts';

export type PictureSize = { width: number; height: number };

// Drawings are made 1000 units wide, as tall as the asked proportion wants.
export type Stage = { sheet: Sheet; w: number; h: number; small: boolean };

const STAGE_WIDTH = 1000;
const SMALL_PIXELS = 170;

export function framed(size: PictureSize, draw: (stage: Stage) => string): string {
  const sheet = newSheet();
  const h = Math.round((STAGE_WIDTH * size.height) / size.width);
  const content = draw({ sheet, w: STAGE_WIDTH, h, small: size.width < SMALL_PIXELS });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}" viewBox="0 0 ${STAGE_WIDTH} ${h}"><defs>${sheet.definitions()}</defs>${content}</svg>`;
}

// A paper sweep lit from the upper left: no horizon line, only the floor turning a little darker.
export function paperGround({ sheet, w, h }: Stage, tone: 'warm' | 'cool' = 'warm'): string {
  const [high, middle, low] =
    tone === 'warm' ? ['#f7f5f1', '#efece6', '#dedad2'] : ['#f4f6f6', '#eaedee', '#d6dadb'];
  const sweep = linear(
    sheet,
    [
      [0, high],
      [0.55, middle],
      [0.72, low],
      [0.86, middle],
      [1, low],
    ],
    [0, 0, 0, 1],
  );
  return [
    rect(0, 0, w, h, { fill: sweep }),
    rect(0, 0, w, h, {
      fill: radial(sheet, '0 #ffffff 0.9, 1 #ffffff 0', { cx: 0.24, cy: 0.16, r: 0.75 }),
    }),
    rect(0, 0, w, h, {
      fill: radial(sheet, '0 #000000 0, 0.7 #000000 0, 1 #3a3024 0.13', { cx: 0.42, cy: 0.42, r: 0.85 }),
    }),
  ].join('');
}
