// Insulation boards: a small stack set on edge, as thick as the model says.

import type { PictureFacts } from '@nuancier/domain/catalogue/pictures/picture-facts.ts';
import { says } from '../labels/label-words.ts';
import { sticker } from '../labels/sticker.ts';
import { clamp } from '../svg/numbers.ts';
import { moved, polygon } from '../svg/shapes.ts';
import type { Point } from '../svg/shapes.ts';
import { linear } from '../svg/sheet.ts';
import type { Sheet } from '../svg/sheet.ts';
import { facet } from '../svg/surface.ts';
import { insulationFill } from '../surfaces/insulation.ts';
import type { Insulation } from '../surfaces/insulation.ts';
import { contactShadow } from './drawing.ts';
import type { DrawContainer } from './drawing.ts';

const WIDE = 250;
const TALL = 310;

export const drawBoard: DrawContainer = (sheet, facts) => {
  const thick = clamp(thicknessOf(facts) * 0.5, 24, 100);
  const count = thick > 60 ? 2 : 3;
  const step = thick + 4;
  const deep = step * count;
  const slabs = Array.from({ length: count }, (_, index) =>
    slab(sheet, facts, -(deep / 2) + (count - 1 - index) * step, thick, count - 1 - index),
  ).join('');
  const front = facet(WIDE, TALL, face(-(deep / 2)));
  const words = facts.colourName ?? facts.sizeLabel;
  const label = sticker(facts, { x: 70, y: 108, w: 130, h: 88 }, front, words);
  // The front board is drawn below the middle of the stack: raised, so that its foot is at y = 0.
  const art = moved(slabs + label, 0, -deep * 0.15);
  return {
    art,
    shadow: contactShadow(sheet, 170 + deep * 0.3, 26, -18),
    width: 320 + deep * 0.7,
    height: 320 + deep * 0.3,
  };
};

export const insulationOf = (facts: PictureFacts): Insulation => {
  if (says(facts, 'laine')) return 'rock-wool';
  if (says(facts, 'fibre de bois')) return 'wood-fibre';
  return says(facts, 'gris', 'graphit') ? 'grey-beads' : 'white-beads';
};

export function thicknessOf(facts: PictureFacts): number {
  const found = /(\d+)\s?mm/.exec(`${facts.colourName ?? ''} ${facts.sizeLabel}`);
  return found === null ? 100 : Number(found[1]);
}

// Depth runs to the upper right: each millimetre back moves the corner along this slope.
const back = ([x, y]: Point, depth: number): Point => [x + depth * 0.62, y - depth * 0.3];

const face = (depth: number): readonly [Point, Point, Point, Point] => [
  back([-WIDE / 2, -TALL + 6], depth),
  back([WIDE / 2, -TALL + 30], depth),
  back([WIDE / 2, 0], depth),
  back([-WIDE / 2, -10], depth),
];

function slab(sheet: Sheet, facts: PictureFacts, depth: number, thick: number, index: number): string {
  const fill = insulationFill(sheet, insulationOf(facts), 8);
  const [a, b, c, d] = face(depth);
  const [ab, bb, cb] = [back(a, thick), back(b, thick), back(c, thick)];
  const top: readonly Point[] = [a, ab, bb, b];
  const side: readonly Point[] = [b, bb, cb, c];
  const front: readonly Point[] = [a, b, c, d];
  return [
    polygon(top, { fill }),
    polygon(top, { fill: '#ffffff', opacity: 0.5 }),
    polygon(side, { fill }),
    polygon(side, {
      fill: linear(sheet, '0 #14100c 0.34, 1 #14100c 0.5'),
    }),
    polygon(front, { fill }),
    polygon(front, {
      fill: linear(sheet, '0 #ffffff 0.34, 0.45 #ffffff 0, 1 #14100c 0.2', [0, 0, 1, 1]),
    }),
    index === 0 ? '' : polygon(front, { fill: '#14100c', opacity: 0.12 }),
    polygon([a, b, c, d], { stroke: '#ffffff', width: 1, opacity: 0.5 }),
  ].join('');
}
