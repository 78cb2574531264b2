// Sheet flooring: the roll lies behind, its end unrolled towards the eye.

import { says } from '../labels/label-words.ts';
import { sticker } from '../labels/sticker.ts';
import { n } from '../svg/numbers.ts';
import { ellipse, path, polygon } from '../svg/shapes.ts';
import type { Point } from '../svg/shapes.ts';
import { blur, linear } from '../svg/sheet.ts';
import { facet } from '../svg/surface.ts';
import { coveringTone, floorCovering } from '../surfaces/floor-covering.ts';
import { lyingShadow } from './drawing.ts';
import type { DrawContainer } from './drawing.ts';
import { lyingPlastic } from './light.ts';

export const drawFloorRoll: DrawContainer = (sheet, facts) => {
  const r = says(facts, 'rouleau') ? 84 : 62;
  const back = -150;
  const half = 176;
  const corners: readonly [Point, Point, Point, Point] = [
    [-half, back],
    [half, back],
    [half + 62, 4],
    [-half - 62, 4],
  ];
  const sheetFace = facet(360, 240, corners);
  const y = back - r;
  const body = `M${-half - 4} ${n(y - r)}L${half + 4} ${n(y - r)}A${n(r * 0.3)} ${n(r)} 0 0 1 ${half + 4} ${n(y + r)}L${-half - 4} ${n(y + r)}A${n(r * 0.3)} ${n(r)} 0 0 1 ${-half - 4} ${n(y - r)}Z`;
  const tone = coveringTone(facts);
  const rolled = facet(360, 120, [
    [-half - 4, y - r],
    [half + 4, y - r],
    [half + 4, y + r],
    [-half - 4, y + r],
  ]);
  const turns = [1, 0.9, 0.8, 0.7, 0.6, 0.5, 0.4].map((share) =>
    ellipse(half + 4, y, r * 0.3 * share, r * share, {
      stroke: '#4d463d',
      width: 1.3,
      fill: share === 1 ? '#d8d2c6' : 'none',
    }),
  );
  const art = [
    floorCovering(sheet, facts, sheetFace, { x: 0, y: 0, w: 360, h: 240 }, 8),
    polygon(corners, {
      fill: linear(sheet, '0 #14100c 0.5, 0.16 #14100c 0.06, 0.5 #ffffff 0.16, 1 #ffffff 0', [0, 0, 0, 1]),
    }),
    path(`M${-half - 62} 4L${half + 62} 4L${half + 62} 9L${-half - 62} 9Z`, { fill: '#6f665a' }),
    path(`M${-half} ${n(y + r)}h${half * 2}v18h${-half * 2}Z`, {
      fill: '#14100c',
      opacity: 0.45,
      filter: blur(sheet, 9),
    }),
    path(body, { fill: tone }),
    floorCovering(sheet, facts, rolled, { x: 0, y: 0, w: 360, h: 120 }, 8),
    path(body, {
      fill: linear(
        sheet,
        '0 #14100c 0.2, 0.18 #ffffff 0.45, 0.36 #ffffff 0.08, 0.62 #14100c 0.16, 0.92 #14100c 0.56, 1 #14100c 0.42',
        [0, 0, 0, 1],
      ),
    }),
    turns.join(''),
    ellipse(half + 4, y, r * 0.1, r * 0.32, { fill: '#4a4136' }),
    path(`M${-half * 0.2} ${n(y - r)}h46v${n(r * 2)}h-46Z`, {
      fill: lyingPlastic(sheet, '#efe9dd'),
      opacity: 0.92,
    }),
    sticker(facts, { x: -half * 0.2 + 52, y: y - r * 0.5, w: 92, h: 58 }),
  ].join('');
  return { art, shadow: lyingShadow(sheet, half + 60, 22), width: (half + 64) * 2, height: -back + r * 2 };
};
