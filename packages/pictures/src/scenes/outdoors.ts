// Parts of outdoor scenes: sky, hedges, gravel, shuttered windows, doors.

import { darker, lighter } from '../colour/tint.ts';
import { seeded } from '../svg/numbers.ts';
import { circle, path, rect } from '../svg/shapes.ts';
import { blur, linear } from '../svg/sheet.ts';
import { softEllipse } from '../svg/soft-ellipse.ts';
import type { Sheet } from '../svg/sheet.ts';

export const sky = (sheet: Sheet, w: number, h: number): string =>
  [
    rect(0, 0, w, h, {
      fill: linear(sheet, '0 #9dbfd3, 0.7 #d9e6ea, 1 #eef1ec', [0, 0, 0, 1]),
    }),
    softEllipse(sheet, [w * 0.72, h * 0.3, 220, 40], { colour: '#ffffff', opacity: 0.6, softness: 0.4 }),
    softEllipse(sheet, [w * 0.3, h * 0.5, 260, 34], { colour: '#ffffff', opacity: 0.45, softness: 0.4 }),
  ].join('');

export function hedge(x: number, y: number, w: number, h: number, seed: number, tone = '#5d7a4f'): string {
  const random = seeded(seed);
  const clumps = Array.from({ length: Math.round(w / 9) }, () => {
    const high = random();
    return circle(x + random() * w, y - high * h, 13 + random() * 13, {
      fill: high > 0.55 ? lighter(tone, random() * 0.24) : darker(tone, random() * 0.34),
    });
  });
  return rect(x, y - h * 0.8, w, h * 0.8, { fill: darker(tone, 0.22) }) + clumps.join('');
}

export const gravel = (sheet: Sheet, y: number, w: number, h: number, tone = '#cfc4b0'): string =>
  rect(0, y, w, h, {
    fill: linear(
      sheet,
      [
        [0, darker(tone, 0.16)],
        [0.3, tone],
        [1, lighter(tone, 0.2)],
      ],
      [0, 0, 0, 1],
    ),
  });

// A window with its reveal, panes and a pair of shutters; (x, y) is the upper left of the opening.
export function shutteredWindow(
  sheet: Sheet,
  x: number,
  y: number,
  w: number,
  h: number,
  shutter: string,
): string {
  const leaf = (left: number): string => {
    const wide = w * 0.5;
    const slats = Array.from({ length: Math.floor(h / 15) }, (_, index) =>
      rect(left + 8, y + 8 + index * 15, wide - 16, 3, { fill: darker(shutter, 0.4), opacity: 0.6 }),
    );
    return [
      rect(left + 5, y + 6, wide, h, { fill: '#14100c', opacity: 0.3, filter: blur(sheet, 5) }),
      rect(
        left,
        y,
        wide,
        h,
        {
          fill: linear(sheet, [
            [0, lighter(shutter, 0.2)],
            [1, darker(shutter, 0.14)],
          ]),
        },
        2,
      ),
      slats.join(''),
      rect(left, y, wide, h, { stroke: darker(shutter, 0.3), width: 3 }, 2),
    ].join('');
  };
  const glass = linear(sheet, '0 #6f8794, 0.45 #a9bfc8, 0.55 #5b717d, 1 #3d4f59', [0, 0, 1, 1]);
  return [
    rect(x - 12, y - 14, w + 24, 16, { fill: '#e9e2d6' }),
    rect(x, y, w, h, { fill: '#33312d' }),
    rect(x + 9, y + 12, w - 12, h - 14, { fill: '#f2f0eb' }),
    rect(x + 17, y + 20, w / 2 - 20, h - 30, { fill: glass }),
    rect(x + w / 2 + 7, y + 20, w / 2 - 20, h - 30, { fill: glass }),
    [0.36, 0.68].map((share) => rect(x + 15, y + h * share, w - 26, 6, { fill: '#f2f0eb' })).join(''),
    rect(x, y, w, 14, { fill: '#14100c', opacity: 0.45 }),
    rect(x - 16, y + h, w + 32, 15, {
      fill: linear(sheet, '0 #f4efe5, 1 #b9b0a1', [0, 0, 0, 1]),
    }),
    leaf(x - w * 0.5 - 10),
    leaf(x + w + 10),
  ].join('');
}

export function frontDoor(sheet: Sheet, x: number, y: number, w: number, h: number, tone: string): string {
  return [
    rect(x - 16, y - 16, w + 32, h + 16, { fill: '#e7dfd1' }),
    rect(x, y, w, h, {
      fill: linear(sheet, [
        [0, lighter(tone, 0.16)],
        [1, darker(tone, 0.2)],
      ]),
    }),
    [0.08, 0.54]
      .map((share) =>
        rect(x + w * 0.16, y + h * share, w * 0.68, h * 0.38, { stroke: darker(tone, 0.4), width: 4 }, 3),
      )
      .join(''),
    rect(x, y, w, 12, { fill: '#14100c', opacity: 0.4 }),
    circle(x + w * 0.86, y + h * 0.52, 7, { fill: '#d9c08a' }),
    path(`M${x - 30} ${y + h}h${w + 60}l10 20h${-w - 80}Z`, { fill: '#c8c0b2' }),
  ].join('');
}
