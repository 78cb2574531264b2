// The rolling tower and the one-person platform, by working height.

import { brandLook } from '../brands/brand-look.ts';
import { says } from '../labels/label-words.ts';
import { stamp } from '../labels/sticker.ts';
import { clamp, n } from '../svg/numbers.ts';
import { circle, path, polygon, rect } from '../svg/shapes.ts';
import type { Point } from '../svg/shapes.ts';
import { linear } from '../svg/sheet.ts';
import { openShadow } from '../containers/drawing.ts';
import type { DrawContainer } from '../containers/drawing.ts';

const FRONT = 118;
const BACK: Point = [58, -34];

export const drawScaffold: DrawContainer = (sheet, facts) => {
  const look = brandLook(facts.brand);
  const single = says(facts, 'individuelle');
  const metres = Number(/(\d+)(?:,\d)? m/.exec(facts.sizeLabel)?.[1] ?? 4);
  const bays = single ? 1 : clamp(Math.round(metres / 2), 2, 4);
  const bay = single ? 190 : 118;
  const guard = 96;
  const deck = -30 - bays * bay;
  const top = deck - guard;
  const side = (x: number, back: boolean): string => {
    const [dx, dy] = back ? BACK : [0, 0];
    return tube([x + dx, dy - 24], [x + dx, top + dy], 8, back);
  };
  const rungs = Array.from({ length: bays * 3 + 2 }, (_, index) => -54 - index * (bay / 3))
    .filter((y) => y > top)
    .map(
      (y) =>
        tube([-FRONT, y], [-FRONT + BACK[0], y + BACK[1]], 4, true) +
        tube([FRONT, y], [FRONT + BACK[0], y + BACK[1]], 4, false),
    );
  const braces = Array.from({ length: bays }, (_, index) => {
    const low = -34 - index * bay;
    const high = low - bay * 0.92;
    return index % 2 === 0
      ? tube([-FRONT, low], [FRONT, high], 4.4, false)
      : tube([FRONT, low], [-FRONT, high], 4.4, false);
  });
  const rails = [0.5, 1].flatMap((share) => {
    const y = deck - guard * share + 4;
    return [
      tube([-FRONT + BACK[0], y + BACK[1]], [FRONT + BACK[0], y + BACK[1]], 5, true),
      tube([-FRONT, y], [FRONT, y], 5, false),
    ];
  });
  const wheel = (x: number, y: number): string =>
    [
      rect(x - 5, y - 26, 10, 14, { fill: look.main }, 2),
      circle(x, y - 11, 12, { fill: '#22262a' }),
      circle(x, y - 11, 6.5, { fill: '#c3c9cc' }),
      circle(x, y - 11, 2.4, { fill: '#5d656a' }),
    ].join('');
  const plank: readonly Point[] = [
    [-FRONT, deck],
    [-FRONT + BACK[0], deck + BACK[1]],
    [FRONT + BACK[0], deck + BACK[1]],
    [FRONT, deck],
  ];
  const art = [
    wheel(-FRONT + BACK[0], BACK[1]),
    wheel(FRONT + BACK[0], BACK[1]),
    side(-FRONT, true),
    side(FRONT, true),
    rungs.join(''),
    polygon(plank, {
      fill: linear(sheet, '0 #d7b078, 1 #b0834a'),
    }),
    rect(-FRONT, deck, FRONT * 2, 14, { fill: look.main }),
    stamp(facts, { x: -70, y: deck + 2.5, w: 140, h: 9 }, '#ffffff'),
    rails.join(''),
    braces.join(''),
    side(-FRONT, false),
    side(FRONT, false),
    wheel(-FRONT, 0),
    wheel(FRONT, 0),
  ].join('');
  return { art, shadow: openShadow(sheet, 150, 22, -14), width: 330, height: -top + 12 };
};

const tube = (from: Point, to: Point, wide: number, back: boolean): string =>
  path(`M${n(from[0])} ${n(from[1])}L${n(to[0])} ${n(to[1])}`, {
    stroke: back ? '#7b8388' : '#8f979c',
    width: wide,
    cap: 'round',
  }) +
  path(`M${n(from[0] - 1)} ${n(from[1] - 1)}L${n(to[0] - 1)} ${n(to[1] - 1)}`, {
    stroke: back ? '#b9c0c4' : '#eef1f2',
    width: wide * 0.4,
    cap: 'round',
  });
