// A tint as a leaf of the chart: what is shown where a link to it is shared.

import { inkOn, safeHex } from '../colour/tint.ts';
import { rect } from '../svg/shapes.ts';
import { textIn } from '../type/set-text.ts';
import type { Stage } from './frame.ts';

export type TintNames = { code: string; name: string; hex: string };

export function tintCard({ w, h }: Stage, { code, name, hex }: TintNames): string {
  const tint = safeHex(hex, '#e9e4da');
  const foot = h * 0.3;
  const edge = w * 0.05;
  const box = { x: edge, w: w - 2 * edge };
  return [
    rect(0, 0, w, h, { fill: tint }),
    textIn({ ...box, y: edge, h: h * 0.08, stand: 'top' }, 'Nuancier', {
      face: 'text',
      size: h * 0.06,
      fill: inkOn(tint),
      align: 'left',
    }),
    rect(0, h - foot, w, foot, { fill: '#ffffff' }),
    textIn({ ...box, y: h - foot * 0.84, h: foot * 0.36 }, name, {
      face: 'display',
      size: foot * 0.4,
      fill: '#17262b',
      align: 'left',
    }),
    textIn({ ...box, y: h - foot * 0.38, h: foot * 0.2 }, code, {
      face: 'text',
      size: foot * 0.22,
      fill: '#4a5a60',
      align: 'left',
    }),
  ].join('');
}
