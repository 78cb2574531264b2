// The window of the room and what its light does to the wall.

import { lightness } from '../colour/tint.ts';
import type { Point } from '../svg/shapes.ts';
import { group, polygon, rect } from '../svg/shapes.ts';
import type { Sheet } from '../svg/sheet.ts';
import { blur, linear, linearAcross, radial } from '../svg/sheet.ts';

export const wallLight = (sheet: Sheet, left: number, w: number): string =>
  linearAcross(sheet, '0 #fff6e6 0.3, 0.35 #fff6e6 0.06, 0.6 #14100c 0.04, 1 #14100c 0.26', [
    left,
    200,
    Math.min(w, left + 1500),
    700,
  ]);

export type RoomHour = 'day' | 'evening';

const PANES: Readonly<Record<RoomHour, string>> = {
  day: '0 #ffffff, 0.6 #eef5f6, 1 #cfdfd6',
  evening: '0 #26344a, 0.6 #1b2638, 1 #131a26',
};

// The window is in the side wall, so it is seen narrow and, by day, bright.
export function windowOf(sheet: Sheet, left: number, hour: RoomHour = 'day'): string {
  const at = (across: number, down: number): Point => {
    const x = left * across;
    const high = -30 + (78 + 30) * across;
    const low = 960 + (770 - 960) * across;
    return [x, high + (low - high) * down];
  };
  const quad = (x1: number, x2: number, y1: number, y2: number): readonly Point[] => [
    at(x1, y1),
    at(x2, y1),
    at(x2, y2),
    at(x1, y2),
  ];
  return [
    polygon(quad(0.1, 0.88, 0.1, 0.82), { fill: '#f3f1ec' }),
    polygon(quad(0.17, 0.5, 0.13, 0.79), {
      fill: linear(sheet, PANES[hour], [0, 0, 0, 1]),
    }),
    polygon(quad(0.54, 0.82, 0.13, 0.79), {
      fill: linear(sheet, PANES[hour], [0, 0, 0, 1]),
    }),
    polygon(quad(0.17, 0.82, 0.45, 0.465), { fill: '#f3f1ec' }),
    polygon(quad(0.88, 0.93, 0.1, 0.82), { fill: '#bdb9b0' }),
  ].join('');
}

// The window's light on the back wall, its bars seen as faint bands.
export function sunOnWall(sheet: Sheet, w: number, left: number, wall: string, sheen: number): string {
  const strength = lightness(wall) > 0.8 ? 0.5 : 0.22 + sheen * 0.12;
  const x = left + Math.min(120, w * 0.08);
  const wide = Math.min(300, w * 0.26);
  const pane = (dx: number, y: number, tall: number): string =>
    polygon(
      [
        [x + dx, y],
        [x + dx + wide * 0.44, y + 34],
        [x + dx + wide * 0.44, y + tall + 34],
        [x + dx, y + tall],
      ],
      { fill: '#fff2d6' },
    );
  const panes =
    pane(0, 190, 200) + pane(0, 405, 200) + pane(wide * 0.52, 232, 200) + pane(wide * 0.52, 447, 200);
  const glow = rect(left, 78, w - left, 692, {
    fill: radial(
      sheet,
      [
        [0, '#fff3dd', 0.3 + sheen * 0.25],
        [1, '#fff3dd', 0],
      ],
      { cx: 0.14, cy: 0.45, r: 0.55 },
    ),
  });
  return glow + group(panes, { opacity: strength, filter: blur(sheet, 7) });
}
