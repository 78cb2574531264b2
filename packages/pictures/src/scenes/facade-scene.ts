// A rendered house front with shuttered windows, in the tint of the coating.

import { darker } from '../colour/tint.ts';
import { says } from '../labels/label-words.ts';
import { renderFill, roofTileFill } from '../surfaces/mineral.ts';
import { moved, polygon, rect } from '../svg/shapes.ts';
import { blur, linear } from '../svg/sheet.ts';
import { pottedPlant } from './furniture.ts';
import { frontDoor, gravel, hedge, shutteredWindow, sky } from './outdoors.ts';
import type { DrawScene } from './scene.ts';
import { pick } from './scene.ts';

export const facadeScene: DrawScene = ({ sheet, w, facts, tint, seed }) => {
  const thick = says(facts, 'epais', 'taloch', 'ribb', 'finition');
  const wall = renderFill(sheet, tint, thick ? 9 : 5, 11);
  const shutter = pick(['#5f7f86', '#7a8a6d', '#8c5a49', '#4d6079'], seed);
  const roof = '#a2573c';
  const start = w > 1300 ? 60 : -60;
  const bays = Math.max(1, Math.floor((w - start) / 560));
  const windows = Array.from({ length: bays }, (_, index) => {
    const x = start + 250 + index * 560;
    return [
      shutteredWindow(sheet, x, 236, 150, 210, shutter),
      index % 2 === 0
        ? frontDoor(sheet, x + 2, 580, 146, 290, shutter)
        : shutteredWindow(sheet, x, 600, 150, 200, shutter),
    ].join('');
  });
  return [
    sky(sheet, w, 900),
    start > 0 ? hedge(-20, 890, start + 30, 330, seed, '#6d875f') : '',
    rect(start, 120, w - start, 760, { fill: wall }),
    rect(start, 120, w - start, 760, {
      fill: linear(sheet, '0 #fff4dc 0.3, 0.45 #fff4dc 0, 1 #14100c 0.22', [0, 0, 1, 0.7]),
    }),
    rect(start, 164, w - start, 60, {
      fill: linear(sheet, '0 #14100c 0.5, 1 #14100c 0', [0, 0, 0, 1]),
    }),
    polygon(
      [
        [start - 50, 60],
        [w, 60],
        [w, 146],
        [start - 50, 146],
      ],
      { fill: roofTileFill(sheet, roof, 44, 34) },
    ),
    rect(
      start - 54,
      140,
      w - start + 54,
      26,
      {
        fill: linear(sheet, '0 #d8d4cc, 0.4 #f7f5f0, 1 #8d8981', [0, 0, 0, 1]),
      },
      6,
    ),
    rect(start, 810, w - start, 70, { fill: renderFill(sheet, darker(tint, 0.4), 6, 4) }),
    windows.join(''),
    rect(w - 74, 150, 20, 730, {
      fill: linear(sheet, '0 #b9b5ad, 0.3 #f4f2ee, 1 #85817a'),
    }),
    gravel(sheet, 876, w, 124),
    rect(start, 872, w - start, 20, { fill: '#14100c', opacity: 0.3, filter: blur(sheet, 8) }),
    moved(pottedPlant(sheet, seed), start + 170, 930, 0.8),
    hedge(w - 220, 900, 240, 60, seed),
  ].join('');
};
