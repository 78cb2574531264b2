// Nitrile gloves: the dispenser box, one pair drawn out.

import { darker, lighter } from '../colour/tint.ts';
import type { DrawContainer } from '../containers/drawing.ts';
import { contactShadow } from '../containers/drawing.ts';
import { sticker } from '../labels/sticker.ts';
import type { Point } from '../svg/shapes.ts';
import { ellipse, group, path, polygon } from '../svg/shapes.ts';
import { laidShadow, linear } from '../svg/sheet.ts';
import type { Sheet } from '../svg/sheet.ts';
import { facet } from '../svg/surface.ts';

export const drawGloves: DrawContainer = (sheet, facts) => {
  const front: readonly [Point, Point, Point, Point] = [
    [-134, -112],
    [84, -104],
    [84, 8],
    [-134, -8],
  ];
  const blue = '#3a72b0';
  const art = [
    polygon(
      [
        [84, -104],
        [132, -136],
        [132, -26],
        [84, 8],
      ],
      { fill: darker('#eef0f0', 0.3) },
    ),
    polygon(
      [
        [-134, -112],
        [-84, -146],
        [132, -136],
        [84, -104],
      ],
      {
        fill: linear(sheet, '0 #ffffff, 1 #dfe3e4'),
      },
    ),
    ellipse(0, -126, 74, 11, { fill: '#33424f' }),
    group(glove(sheet, blue), { transform: 'translate(6 -122) scale(0.62)' }),
    polygon(front, {
      fill: linear(sheet, '0 #ffffff, 1 #e3e6e7'),
    }),
    sticker(facts, { x: 24, y: 14, w: 150, h: 84 }, facet(218, 116, front), facts.sizeLabel),
    group(glove(sheet, blue), {
      transform: 'translate(96 6) rotate(24) scale(0.74)',
      filter: laidShadow(sheet, 8),
    }),
  ].join('');
  return { art, shadow: contactShadow(sheet, 130, 18, -10), width: 400, height: 284 };
};

// One hand, wrist at the origin, fingers up.
function glove(sheet: Sheet, colour: string): string {
  const hand =
    'M-44 0L-48 -70C-58 -96 -78 -112 -86 -132C-90 -146 -74 -154 -62 -142L-46 -122L-52 -196C-52 -212 -32 -214 -28 -198L-22 -138L-14 -220C-12 -236 8 -236 10 -220L12 -138L26 -206C30 -220 48 -218 48 -202L38 -124L52 -162C58 -174 74 -168 72 -154L52 -62L46 0Q0 12 -44 0Z';
  return [
    path(hand, {
      fill: linear(
        sheet,
        [
          [0, lighter(colour, 0.45)],
          [0.4, colour],
          [1, darker(colour, 0.4)],
        ],
        [0, 0, 1, 0.4],
      ),
    }),
    path('M-46 -8Q0 4 46 -8M-46 -18Q0 -6 47 -18', { stroke: lighter(colour, 0.5), width: 3, opacity: 0.7 }),
    path('M-36 -190L-30 -120M-2 -212L0 -130M34 -196L24 -124M-70 -138L-44 -100', {
      stroke: '#ffffff',
      width: 6,
      opacity: 0.32,
      cap: 'round',
    }),
    path('M-46 -122Q-20 -96 -40 -60M12 -138Q14 -120 20 -112', {
      stroke: darker(colour, 0.4),
      width: 3,
      opacity: 0.5,
    }),
  ].join('');
}
