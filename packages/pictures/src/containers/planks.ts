// Vinyl planks: a pack laid down, its top boards slid aside to show bevel and tone.

import { sticker } from '../labels/sticker.ts';
import { darker, lighter } from '../colour/tint.ts';
import { group, polygon } from '../svg/shapes.ts';
import type { Point } from '../svg/shapes.ts';
import { linear, clip } from '../svg/sheet.ts';
import type { Sheet } from '../svg/sheet.ts';
import { facet } from '../svg/surface.ts';
import { coveringTone, isWoodFloor, slabFill } from '../surfaces/floor-covering.ts';
import { boards } from '../surfaces/wood.ts';
import { contactShadow } from './drawing.ts';
import type { DrawContainer } from './drawing.ts';

type Facts = Parameters<DrawContainer>[1];

export const drawPlanks: DrawContainer = (sheet, facts) => {
  const art = [
    carton(sheet, facts),
    plank(sheet, facts, 8, -96, 0, 1),
    plank(sheet, facts, -2, -112, -5, 2),
    plank(sheet, facts, -14, -128, -11, 3),
  ].join('');
  return { art, shadow: contactShadow(sheet, 205, 40, -34), width: 480, height: 300 };
};

function carton(sheet: Sheet, facts: Facts): string {
  const board = '#c7a577';
  const front: readonly [Point, Point, Point, Point] = [
    [-200, -60],
    [96, 18],
    [96, -44 + 0],
    [-200, -122],
  ];
  const end: readonly [Point, Point, Point, Point] = [
    [96, -44],
    [196, -98],
    [196, -36],
    [96, 18],
  ];
  const top: readonly Point[] = [
    [-200, -122],
    [-96, -176],
    [196, -98],
    [96, -44],
  ];
  return [
    polygon(top, { fill: lighter(board, 0.25) }),
    polygon(front, {
      fill: linear(sheet, [
        [0, lighter(board, 0.1)],
        [1, board],
      ]),
    }),
    polygon(end, {
      fill: linear(sheet, [
        [0, darker(board, 0.28)],
        [1, darker(board, 0.38)],
      ]),
    }),
    sticker(
      facts,
      { x: 168, y: 10, w: 110, h: 46 },
      facet(306, 62, [
        [-200, -122],
        [96, -44],
        [96, 18],
        [-200, -60],
      ]),
    ),
  ].join('');
}

function plank(sheet: Sheet, facts: Facts, dx: number, dy: number, turn: number, index: number): string {
  const corners: readonly [Point, Point, Point, Point] = [
    [-196, -26],
    [-128, -62],
    [190, 22],
    [122, 58],
  ];
  const [a, b, c, d] = corners;
  const thick = 7;
  const face = facet(60, 320, [a, b, c, d]);
  const tone = coveringTone(facts);
  const top = isWoodFloor(facts)
    ? boards(face, { x: 0, y: 0, w: 60, h: 320 }, 1, 1, {
        tone,
        seed: facts.seed + index * 7,
        along: 'y',
        gap: 0,
      })
    : group(polygon(corners, { fill: slabFill(sheet, facts, 5) }), {
        clip: clip(sheet, `<path d="M${corners.map((p) => p.join(' ')).join('L')}Z"/>`),
      });
  const under: readonly Point[] = [a, d, [d[0], d[1] + thick], [a[0], a[1] + thick]];
  const edge: readonly Point[] = [d, c, [c[0], c[1] + thick], [d[0], d[1] + thick]];
  const art = [
    polygon(
      [
        [a[0] + 6, a[1] + 18],
        [d[0] + 6, d[1] + 18],
        [c[0] + 8, c[1] + 16],
        [b[0], b[1] + 10],
      ],
      { fill: '#14100c', opacity: 0.16 },
    ),
    top,
    polygon(corners, {
      fill: linear(sheet, '0 #ffffff 0.24, 0.6 #ffffff 0, 1 #14100c 0.12', [0, 0, 1, 0.5]),
    }),
    polygon(under, { fill: darker(tone, 0.45) }),
    polygon(edge, { fill: darker(tone, 0.6) }),
    polygon([a, d, [d[0], d[1] + 1.6], [a[0], a[1] + 1.6]], { fill: lighter(tone, 0.5), opacity: 0.7 }),
  ].join('');
  return group(art, { transform: `translate(${dx} ${dy}) rotate(${turn})` });
}
