// A wheeled sorting container with its sign.

import { darker, lighter } from '../colour/tint.ts';
import { circle, group, path, rect } from '../svg/shapes.ts';
import { linear } from '../svg/sheet.ts';
import { softEllipse } from '../svg/soft-ellipse.ts';
import type { Sheet } from '../svg/sheet.ts';

export function sortingBin(sheet: Sheet, tone: string, sign: 'loop' | 'tin'): string {
  const loop = [0, 120, 240]
    .map((turn) =>
      group(
        path('M-18 -46L18 -46L34 -18', { stroke: '#ffffff', width: 13 }) +
          path('M24 -14L50 -8L44 -36Z', { fill: '#ffffff' }),
        { transform: `rotate(${turn})` },
      ),
    )
    .join('');
  const tin =
    rect(-30, -34, 60, 72, { stroke: '#ffffff', width: 9 }, 6) +
    path('M-30 -12h60M-24 -34q24 -40 48 0', { stroke: '#ffffff', width: 7 });
  return [
    softEllipse(sheet, [16, 6, 160, 20], { colour: '#14100c', opacity: 0.5, softness: 0.4 }),
    path('M-136 -300L136 -300L118 -14Q116 0 102 0L-102 0Q-116 0 -118 -14Z', {
      fill: linear(sheet, [
        [0, darker(tone, 0.15)],
        [0.25, lighter(tone, 0.3)],
        [0.55, tone],
        [1, darker(tone, 0.4)],
      ]),
    }),
    [-250, -60].map((y) => rect(-130, y, 260, 9, { fill: '#000000', opacity: 0.14 })).join(''),
    path('M-150 -316Q-150 -344 -120 -348L120 -352Q150 -346 150 -316Z', {
      fill: linear(
        sheet,
        [
          [0, lighter(tone, 0.4)],
          [0.5, tone],
          [1, darker(tone, 0.3)],
        ],
        [0, 0, 1, 0.5],
      ),
    }),
    rect(-152, -318, 304, 22, { fill: darker(tone, 0.35) }, 6),
    group(sign === 'loop' ? loop : tin, { transform: 'translate(0 -156) scale(1.1)' }),
    [-86, 86]
      .map((x) => circle(x, -8, 20, { fill: '#17191b' }) + circle(x, -8, 8, { fill: '#8b9398' }))
      .join(''),
  ].join('');
}
