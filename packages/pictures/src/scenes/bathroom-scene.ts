// Washstand and mirror: tiles below, paint above.

import { darker, lighter } from '../colour/tint.ts';
import { tileFill } from '../surfaces/mineral.ts';
import { n } from '../svg/numbers.ts';
import { circle, ellipse, moved, path, rect } from '../svg/shapes.ts';
import { blur, linear } from '../svg/sheet.ts';
import { softEllipse } from '../svg/soft-ellipse.ts';
import { vase } from './furniture.ts';
import type { DrawScene } from './scene.ts';

export const bathroomScene: DrawScene = ({ sheet, w, tint }) => {
  const tiles = tileFill(sheet, '#f3f4f2', 96, 48, '#d3d4d0');
  const x = w > 1300 ? w * 0.4 : w * 0.52;
  const oak = '#b78d5c';
  return [
    rect(0, 0, w, 560, { fill: tint }),
    rect(0, 0, w, 560, {
      fill: linear(sheet, '0 #ffffff 0.34, 0.4 #ffffff 0.04, 1 #14100c 0.22', [0, 0, 1, 0.6]),
    }),
    rect(0, 560, w, 300, { fill: tiles }),
    rect(0, 552, w, 14, {
      fill: linear(sheet, '0 #ffffff, 1 #b9bab6', [0, 0, 0, 1]),
    }),
    rect(0, 560, w, 300, {
      fill: linear(sheet, '0 #ffffff 0.25, 1 #14100c 0.2', [0, 0, 1, 0.3]),
    }),
    rect(0, 860, w, 140, {
      fill: linear(sheet, '0 #8d8a84, 1 #b7b3ab', [0, 0, 0, 1]),
    }),
    circle(x, 300, 158, { fill: '#14100c', opacity: 0.3, filter: blur(sheet, 12) }),
    circle(x, 292, 156, { fill: '#a9814f' }),
    circle(x, 292, 146, {
      fill: linear(sheet, '0 #f4f8f8, 0.5 #cfdcde, 1 #a7b8bc', [0, 0, 1, 1]),
    }),
    path(`M${n(x - 110)} 232L${n(x - 30)} 172L${n(x - 100)} 372Z`, { fill: '#ffffff', opacity: 0.5 }),
    rect(
      x - 250,
      640,
      500,
      200,
      {
        fill: linear(
          sheet,
          [
            [0, lighter(oak, 0.25)],
            [1, darker(oak, 0.25)],
          ],
          [0, 0, 1, 0.4],
        ),
      },
      6,
    ),
    rect(x - 2, 652, 3, 176, { fill: darker(oak, 0.5) }),
    [-130, 116].map((dx) => rect(x + dx, 672, 14, 60, { fill: '#3a3e41' }, 6)).join(''),
    rect(
      x - 268,
      604,
      536,
      40,
      {
        fill: linear(sheet, '0 #ffffff, 0.6 #eceae6, 1 #c3c0ba', [0, 0, 0, 1]),
      },
      10,
    ),
    ellipse(x, 606, 150, 15, { fill: '#d3d2ce' }),
    path(`M${n(x)} 606L${n(x)} 520Q${n(x)} 496 ${n(x + 26)} 496L${n(x + 56)} 496L${n(x + 56)} 516`, {
      stroke: '#7f878c',
      width: 15,
      cap: 'round',
    }),
    path(`M${n(x - 3)} 604L${n(x - 3)} 520Q${n(x - 2)} 494 ${n(x + 26)} 493L${n(x + 52)} 493`, {
      stroke: '#ffffff',
      width: 4,
      cap: 'round',
    }),
    moved(vase(sheet, '#c9d4cf', 4), x - 200, 606, 0.62),
    rect(x + 150, 566, 62, 40, { fill: '#f1ece2' }, 8),
    softEllipse(sheet, [x, 858, 280, 16], { colour: '#14100c', opacity: 0.35, softness: 0.4 }),
  ].join('');
};
