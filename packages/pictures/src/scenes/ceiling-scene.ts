// Looking up: the ceiling takes most of the picture.

import { darker, lighter, lightness } from '../colour/tint.ts';
import { weaveOf } from '../containers/glass-cloth-roll.ts';
import { weaveFill } from '../surfaces/textile.ts';
import { ellipse, moved, polygon, rect } from '../svg/shapes.ts';
import { linear, radial } from '../svg/sheet.ts';
import { pendant } from './furniture.ts';
import type { DrawScene } from './scene.ts';

export const ceilingScene: DrawScene = ({ sheet, w, facts, tint }) => {
  const deep = Math.min(240, w * 0.18);
  const plane =
    facts.container === 'glass-cloth-roll' ? weaveFill(sheet, weaveOf(facts), '#f0efeb', 9) : tint;
  const lamp = w * 0.6;
  const wall = lightness(tint) > 0.85 ? '#7f9490' : lighter(tint, 0.6);
  return [
    polygon(
      [
        [0, 0],
        [w, 0],
        [w - deep, 520],
        [deep, 520],
      ],
      { fill: plane },
    ),
    polygon(
      [
        [0, 0],
        [w, 0],
        [w - deep, 520],
        [deep, 520],
      ],
      {
        fill: linear(sheet, '0 #14100c 0.16, 0.6 #ffffff 0.1, 1 #14100c 0.08', [1, 0, 0, 1]),
      },
    ),
    polygon(
      [
        [0, 0],
        [deep, 520],
        [deep, 1000],
        [0, 1000],
      ],
      { fill: darker(wall, 0.08) },
    ),
    polygon(
      [
        [w, 0],
        [w - deep, 520],
        [w - deep, 1000],
        [w, 1000],
      ],
      { fill: darker(wall, 0.3) },
    ),
    rect(deep, 520, w - deep * 2, 480, {
      fill: linear(
        sheet,
        [
          [0, darker(wall, 0.1)],
          [0.2, wall],
          [1, lighter(wall, 0.12)],
        ],
        [0, 0, 0, 1],
      ),
    }),
    polygon(
      [
        [0, 0],
        [deep, 520],
        [w - deep, 520],
        [w, 0],
        [w, 40],
        [w - deep + 2, 540],
        [deep - 2, 540],
        [0, 40],
      ],
      {
        fill: linear(sheet, '0 #ffffff, 1 #e4e1db', [0, 0, 0, 1]),
      },
    ),
    rect(deep, 540, w - deep * 2, 14, { fill: '#14100c', opacity: 0.16 }),
    ellipse(w * 0.36, 250, w * 0.34, 190, {
      fill: radial(sheet, '0 #ffffff 0.55, 1 #ffffff 0'),
    }),
    moved(pendant(sheet, 230), lamp, 300, 1.15),
    ellipse(lamp, 300, 46, 13, {
      fill: linear(sheet, '0 #ffffff, 1 #cfcac1', [0, 0, 0, 1]),
    }),
    rect(deep + (w - deep * 2) * 0.14, 640, 190, 360, { fill: '#f4f2ee' }),
    rect(deep + (w - deep * 2) * 0.14 + 14, 656, 162, 344, {
      fill: linear(sheet, '0 #ffffff, 1 #d6e4e4', [0, 0, 0, 1]),
    }),
    rect(deep + (w - deep * 2) * 0.14 + 90, 656, 10, 344, { fill: '#f4f2ee' }),
  ].join('');
};
