// A bright hall whose floor is the subject: painted, varnished or covered.

import { darker, lighter } from '../colour/tint.ts';
import { says } from '../labels/label-words.ts';
import { floorCovering } from '../surfaces/floor-covering.ts';
import { boards, woodTone } from '../surfaces/wood.ts';
import { group, moved, polygon, rect } from '../svg/shapes.ts';
import { blur, linear } from '../svg/sheet.ts';
import { facet } from '../svg/surface.ts';
import { pottedPlant } from './furniture.ts';
import { armchair } from './seats.ts';
import type { DrawScene } from './scene.ts';

const SHINE = { mat: 0.08, velours: 0.2, satin: 0.4, brillant: 0.75 } as const;

export const floorScene: DrawScene = ({ sheet, w, facts, tint, seed }) => {
  const horizon = 400;
  const plane = facet(100, 100, [
    [-40, horizon],
    [w + 40, horizon],
    [w * 1.7, 1040],
    [-w * 0.7, 1040],
  ]);
  const covering = facts.container === 'floor-roll' || facts.container === 'planks';
  const parquet = says(facts, 'parquet', 'vitrificateur');
  const ground = covering
    ? floorCovering(sheet, facts, plane, { x: 0, y: 0, w: 100, h: 100 }, Math.round(9 + w / 130))
    : parquet
      ? boards(plane, { x: 0, y: 0, w: 100, h: 100 }, Math.round(9 + w / 130), 2.4, {
          tone: woodTone('chene'),
          seed,
          along: 'y',
          gap: 0.12,
        })
      : polygon(
          [
            [0, horizon],
            [w, horizon],
            [w, 1000],
            [0, 1000],
          ],
          {
            fill: linear(
              sheet,
              [
                [0, darker(tint, 0.22)],
                [0.4, tint],
                [1, lighter(tint, 0.03)],
              ],
              [0, 0, 0, 1],
            ),
          },
        );
  const shine = facts.finish === undefined ? 0.3 : SHINE[facts.finish];
  const panes = Math.max(2, Math.round(w / 420));
  const windows = Array.from({ length: panes }, (_, index) => {
    const x = (w / panes) * (index + 0.5) - 110;
    const reflected = group(
      rect(x + 20, horizon + 30, 180, 420, {
        fill: linear(sheet, '0 #ffffff 0.9, 1 #ffffff 0', [0, 0, 0, 1]),
      }),
      { opacity: shine, filter: blur(sheet, 14) },
    );
    return [
      rect(x, 60, 220, 260, { fill: '#f6f5f1' }),
      rect(x + 12, 72, 92, 236, {
        fill: linear(sheet, '0 #ffffff, 1 #d5e3e4', [0, 0, 0, 1]),
      }),
      rect(x + 116, 72, 92, 236, {
        fill: linear(sheet, '0 #ffffff, 1 #d5e3e4', [0, 0, 0, 1]),
      }),
      reflected,
    ].join('');
  });
  return [
    rect(0, 0, w, horizon, {
      fill: linear(sheet, '0 #e3e1db, 1 #cfccc4', [0, 0, 0, 1]),
    }),
    ground,
    windows.join(''),
    rect(0, horizon - 34, w, 34, {
      fill: linear(sheet, '0 #ffffff, 0.2 #e9e6df, 1 #c5c1b8', [0, 0, 0, 1]),
    }),
    rect(0, horizon, w, 60, {
      fill: linear(sheet, '0 #14100c 0.34, 1 #14100c 0', [0, 0, 0, 1]),
    }),
    rect(0, horizon, w, 600, {
      fill: linear(sheet, '0 #fff3dc 0.2, 0.5 #fff3dc 0, 1 #14100c 0.2', [0, 0, 1, 0.4]),
    }),
    covering || parquet
      ? moved(armchair(sheet, '#6d7f78'), w * 0.7, 640, 0.95)
      : moved(pottedPlant(sheet, seed), w * 0.82, 560, 0.95),
  ].join('');
};
