// The painter's pail, square so that the roller fits.

import { darker, lighter } from '../colour/tint.ts';
import type { DrawContainer } from '../containers/drawing.ts';
import { contactShadow } from '../containers/drawing.ts';
import { stamp } from '../labels/sticker.ts';
import { path, polygon, rect } from '../svg/shapes.ts';
import { linear } from '../svg/sheet.ts';
import type { Sheet } from '../svg/sheet.ts';

type Facts = Parameters<DrawContainer>[1];
const PAINT = '#c9d3c2';

export function pail(sheet: Sheet, facts: Facts): ReturnType<DrawContainer> {
  const front = '#e8e5de';
  const art = [
    path('M-118 -214C-110 -312 104 -318 132 -222', { stroke: '#70787d', width: 6, cap: 'round' }),
    path('M-118 -214C-110 -312 104 -318 132 -222', { stroke: '#e6eaeb', width: 2, cap: 'round' }),
    rect(
      -32,
      -298,
      76,
      15,
      {
        fill: linear(sheet, '0 #585d60, 1 #232628', [0, 0, 0, 1]),
      },
      7,
    ),
    polygon(
      [
        [-132, -206],
        [-72, -238],
        [148, -238],
        [112, -206],
      ],
      { fill: darker(front, 0.3) },
    ),
    polygon(
      [
        [-122, -206],
        [-70, -232],
        [138, -232],
        [106, -206],
      ],
      {
        fill: linear(
          sheet,
          [
            [0, darker(front, 0.5)],
            [1, darker(front, 0.2)],
          ],
          [0, 0, 1, 1],
        ),
      },
    ),
    polygon(
      [
        [-114, -206],
        [-88, -219],
        [122, -219],
        [104, -206],
      ],
      { fill: PAINT },
    ),
    polygon(
      [
        [112, -206],
        [148, -238],
        [132, -44],
        [100, 4],
      ],
      {
        fill: linear(sheet, [
          [0, darker(front, 0.3)],
          [1, darker(front, 0.5)],
        ]),
      },
    ),
    path('M-134 -208L114 -208L102 4Q102 6 96 6L-114 6Q-120 6 -120 2Z', {
      fill: linear(
        sheet,
        [
          [0, lighter(front, 0.7)],
          [0.3, front],
          [1, darker(front, 0.18)],
        ],
        [0, 0, 1, 0.5],
      ),
    }),
    rect(
      -138,
      -216,
      256,
      16,
      {
        fill: linear(
          sheet,
          [
            [0, '#ffffff'],
            [1, darker(front, 0.2)],
          ],
          [0, 0, 0, 1],
        ),
      },
      5,
    ),
    [-40, -84, -128]
      .map(
        (y) =>
          rect(-108, y, 26, 2, { fill: darker(front, 0.4) }) +
          rect(-108, y - 22, 14, 2, { fill: darker(front, 0.4) }),
      )
      .join(''),
    stamp(facts, { x: -62, y: -122, w: 138, h: 24 }, '#b0722a'),
    stamp({ ...facts, brand: facts.sizeLabel }, { x: -62, y: -76, w: 138, h: 20 }, '#4b5054'),
  ].join('');
  return { art, shadow: contactShadow(sheet, 120, 18, -10), width: 300, height: 306 };
}
