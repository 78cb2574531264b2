// A tiled roof slope with its chimney and skylight, in the tint of the roof paint.

import { darker, lighter } from '../colour/tint.ts';
import { renderFill, roofTileFill } from '../surfaces/mineral.ts';
import { n } from '../svg/numbers.ts';
import { path, polygon, rect } from '../svg/shapes.ts';
import { linear } from '../svg/sheet.ts';
import { hedge, sky } from './outdoors.ts';
import type { DrawScene } from './scene.ts';

export const roofScene: DrawScene = ({ sheet, w, tint, seed }) => {
  const tiles = roofTileFill(sheet, tint, 62, 52);
  const plane = `M${n(-60)} 880L${n(w * 0.16)} 300L${n(w * 1.02)} 300L${n(w + 60)} 880Z`;
  return [
    sky(sheet, w, 700),
    hedge(0, 470, w * 0.3, 120, seed, '#6d875f'),
    rect(w * 0.66, 150, 110, 220, {
      fill: linear(sheet, '0 #c98d6d, 0.5 #a9684a, 1 #7c4730'),
    }),
    rect(w * 0.66 - 14, 134, 138, 26, { fill: '#8b8178' }, 4),
    [30, 78].map((dx) => rect(w * 0.66 + dx - 14, 96, 28, 42, { fill: '#b5714f' }, 4)).join(''),
    path(plane, { fill: tiles }),
    path(plane, {
      fill: linear(sheet, '0 #fff1d6 0.34, 0.4 #fff1d6 0, 1 #14100c 0.34', [0, 0, 1, 0.9]),
    }),
    path(`M${n(w * 0.14)} 304L${n(w * 1.02)} 304`, { stroke: darker(tint, 0.4), width: 34 }),
    path(`M${n(w * 0.14)} 296L${n(w * 1.02)} 296`, { stroke: lighter(tint, 0.25), width: 16 }),
    polygon(
      [
        [w * 0.34, 470],
        [w * 0.52, 470],
        [w * 0.54, 660],
        [w * 0.31, 660],
      ],
      { fill: '#3d4246' },
    ),
    polygon(
      [
        [w * 0.355, 486],
        [w * 0.507, 486],
        [w * 0.522, 642],
        [w * 0.332, 642],
      ],
      {
        fill: linear(sheet, '0 #cfe2ea, 0.5 #8fb0c0, 1 #5d7d8d', [0, 0, 1, 1]),
      },
    ),
    rect(
      0,
      872,
      w,
      34,
      {
        fill: linear(sheet, '0 #b9bdbf, 0.3 #f4f6f6, 1 #7b8184', [0, 0, 0, 1]),
      },
      8,
    ),
    rect(0, 902, w, 98, { fill: renderFill(sheet, '#e6dcc9', 6, 3) }),
    rect(0, 902, w, 50, {
      fill: linear(sheet, '0 #14100c 0.5, 1 #14100c 0', [0, 0, 0, 1]),
    }),
  ].join('');
};
