// Work in progress: floors, the layers of outside insulation, the workshop bench.

import { mix, safeHex } from '../colour/tint.ts';
import { insulationOf } from '../containers/board.ts';
import { says } from '../labels/label-words.ts';
import { insulationFill } from '../surfaces/insulation.ts';
import { renderFill, tileFill } from '../surfaces/mineral.ts';
import { weaveFill } from '../surfaces/textile.ts';
import type { Point } from '../svg/shapes.ts';
import { circle, path, polygon, rect } from '../svg/shapes.ts';
import { linear, pattern, radial } from '../svg/sheet.ts';
import type { DrawScene } from './scene.ts';

// The layers of the system, each stepped back from the next: masonry, board, mesh in its render, finish.
export const insulationScene: DrawScene = ({ sheet, w, facts, tint }) => {
  const finish =
    facts.tinted || says(facts, 'finition') ? tint : mix(safeHex(facts.colourHex, '#e6dcc8'), '#e6dcc8', 0.8);
  const masonry = tileFill(sheet, '#b9a08a', 150, 70, '#d6d0c6');
  const edge = (share: number): number => w * share;
  const layer = (from: number, slant: number, fill: string, thick: number): string => {
    const x = edge(from);
    const face: readonly Point[] = [
      [x, 0],
      [w, 0],
      [w, 1000],
      [x - slant, 1000],
    ];
    const side: readonly Point[] = [
      [x - thick, 0],
      [x, 0],
      [x - slant, 1000],
      [x - slant - thick, 1000],
    ];
    const shadeOf = (reach: number): readonly Point[] => [
      [x - thick - reach, 0],
      [x - thick, 0],
      [x - slant - thick, 1000],
      [x - slant - thick - reach, 1000],
    ];
    return [
      [36, 22, 10].map((reach) => polygon(shadeOf(reach), { fill: '#14100c', opacity: 0.12 })).join(''),
      polygon(side, { fill }),
      polygon(side, { fill: '#14100c', opacity: 0.34 }),
      polygon(face, { fill }),
      polygon(face, {
        fill: linear(sheet, '0 #ffffff 0.2, 0.3 #ffffff 0, 1 #14100c 0.12'),
      }),
    ].join('');
  };
  const joints = [250, 500, 750]
    .map((y) => rect(edge(0.2), y, edge(0.3), 4, { fill: '#14100c', opacity: 0.3 }))
    .join('');
  const anchors = [
    [0.27, 140],
    [0.36, 380],
    [0.25, 640],
    [0.34, 880],
  ].map(
    ([share = 0, y = 0]) =>
      circle(edge(share), y, 30, { fill: '#e9e7e1' }) +
      circle(edge(share), y, 30, { stroke: '#9d9a92', width: 2 }) +
      circle(edge(share), y, 9, { fill: '#8b8780' }),
  );
  const cell = 18;
  const meshFill = pattern(
    sheet,
    cell,
    cell,
    rect(0, 0, cell, cell, { fill: '#b9b4a8' }) +
      path(`M0 0H${cell}M0 0V${cell}`, { stroke: '#e0813a', width: 3.4 }),
  );
  return [
    rect(0, 0, w, 1000, { fill: masonry }),
    rect(0, 0, w, 1000, {
      fill: linear(sheet, '0 #14100c 0.2, 0.3 #14100c 0'),
    }),
    layer(0.24, w * 0.06, insulationFill(sheet, insulationOf(facts), 15), 46),
    joints,
    anchors.join(''),
    layer(0.5, w * 0.06, says(facts, 'treillis') ? weaveFill(sheet, 'mesh', '#e8853b', 9) : meshFill, 12),
    layer(0.66, w * 0.06, '#bdb8ad', 12),
    layer(0.8, w * 0.06, renderFill(sheet, finish, 10, 12), 14),
    rect(0, 0, w, 1000, {
      fill: radial(sheet, '0 #fff4dc 0.3, 1 #fff4dc 0', { cx: 0.25, cy: 0.15, r: 0.8 }),
    }),
  ].join('');
};
