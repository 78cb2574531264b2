// A wrought gate between two pillars, in the tint of the enamel.

import { darker, lighter } from '../colour/tint.ts';
import { renderFill } from '../surfaces/mineral.ts';
import { n } from '../svg/numbers.ts';
import { circle, group, path, polygon, rect } from '../svg/shapes.ts';
import { blur, clip, linear } from '../svg/sheet.ts';
import { gravel, hedge, sky } from './outdoors.ts';
import type { DrawScene } from './scene.ts';

export const gateScene: DrawScene = ({ sheet, w, tint, seed }) => {
  const half = 300;
  const x = w / 2;
  const metal = linear(sheet, [
    [0, darker(tint, 0.2)],
    [0.3, lighter(tint, 0.45)],
    [0.6, tint],
    [1, darker(tint, 0.35)],
  ]);
  const lying = linear(
    sheet,
    [
      [0, lighter(tint, 0.4)],
      [0.5, tint],
      [1, darker(tint, 0.3)],
    ],
    [0, 0, 0, 1],
  );
  const bars = Array.from({ length: 17 }, (_, index) => {
    const share = (index + 0.5) / 17;
    const bx = x - half + share * half * 2;
    const top = archAt(share) - 34;
    return (
      rect(bx - 7, top, 14, 856 - top, { fill: metal }) +
      path(`M${n(bx - 11)} ${n(top)}L${n(bx)} ${n(top - 40)}L${n(bx + 11)} ${n(top)}Z`, { fill: metal })
    );
  });
  const scrolls = [-1, 1].flatMap((side) =>
    [0.24, 0.5, 0.76].map((share) =>
      circle(x + side * half * (share + 0.01), 560, 34, { stroke: tint, width: 9 }),
    ),
  );
  const arch = `M${n(x - half)} 330Q${n(x)} 104 ${n(x + half)} 330`;
  const pillar = (px: number): string =>
    [
      rect(px - 62, 190, 124, 690, { fill: renderFill(sheet, '#d8ccb6', 6, 8) }),
      rect(px - 62, 190, 124, 690, {
        fill: linear(sheet, '0 #ffffff 0.3, 0.5 #ffffff 0, 1 #14100c 0.36'),
      }),
      rect(
        px - 78,
        160,
        156,
        36,
        {
          fill: linear(sheet, '0 #f2ebdd, 1 #b3a68f', [0, 0, 0, 1]),
        },
        4,
      ),
      circle(px, 120, 44, {
        fill: linear(sheet, '0 #f6f0e4, 1 #a89a82', [0, 0, 1, 1]),
      }),
    ].join('');
  const shadow = Array.from({ length: 17 }, (_, index) => {
    const bx = x - half + ((index + 0.5) / 17) * half * 2;
    return polygon(
      [
        [bx - 5, 872],
        [bx + 6, 872],
        [bx + 116, 1000],
        [bx + 92, 1000],
      ],
      { fill: '#14100c', opacity: 0.2 },
    );
  });
  return [
    sky(sheet, w, 640),
    hedge(0, 700, w, 230, seed, '#5f7d55'),
    rect(0, 690, w, 180, { fill: '#3d5637' }),
    hedge(0, 880, w, 190, seed + 5, '#4a6642'),
    gravel(sheet, 850, w, 150, '#d3c8b3'),
    group(shadow.join(''), { filter: blur(sheet, 3) }),
    [-1, 1]
      .map((side) =>
        Math.abs(side) * (w / 2) > half + 160
          ? rect(side < 0 ? 0 : x + half + 70, 420, x - half - 70, 450, {
              fill: renderFill(sheet, '#e0d5c0', 6, 8),
            })
          : '',
      )
      .join(''),
    pillar(x - half - 70),
    pillar(x + half + 70),
    bars.join(''),
    path(arch, { stroke: darker(tint, 0.25), width: 26 }),
    path(arch, { stroke: lighter(tint, 0.3), width: 7 }),
    [500, 610, 812].map((y) => rect(x - half, y, half * 2, 20, { fill: lying })).join(''),
    group(scrolls.join(''), {
      clip: clip(sheet, `<rect x="${n(x - half)}" y="500" width="${half * 2}" height="120"/>`),
    }),
    rect(x - 13, 226, 11, 634, { fill: metal }),
    rect(x + 3, 226, 11, 634, { fill: metal }),
    circle(x + 36, 662, 13, { fill: '#d9c08a' }),
  ].join('');
};

const archAt = (share: number): number => 330 - 110 * Math.sin(Math.PI * share);
