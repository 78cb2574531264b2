// What tools are made of: varnished wood, rubber, bristle, wool.

import { darker, lighter } from '../colour/tint.ts';
import { n, seeded } from '../svg/numbers.ts';
import { circle, path } from '../svg/shapes.ts';
import { linear } from '../svg/sheet.ts';
import type { Sheet, Stop } from '../svg/sheet.ts';

type Axis = readonly [number, number, number, number];
const ACROSS: Axis = [0, 0, 1, 0];
const DOWN: Axis = [0, 0, 0, 1];

const barrel = (colour: string, shine: number): readonly Stop[] => [
  [0, darker(colour, 0.28)],
  [0.16, colour],
  [0.3, lighter(colour, shine)],
  [0.44, lighter(colour, shine * 0.3)],
  [0.68, darker(colour, 0.12)],
  [0.92, darker(colour, 0.45)],
  [1, darker(colour, 0.32)],
];

export const varnished = (sheet: Sheet, colour: string, lying = false): string =>
  linear(sheet, barrel(colour, 0.62), lying ? DOWN : ACROSS);

export const rubber = (sheet: Sheet, colour: string, lying = false): string =>
  linear(sheet, barrel(colour, 0.3), lying ? DOWN : ACROSS);

export const enamel = (sheet: Sheet, colour: string, lying = false): string =>
  linear(sheet, barrel(colour, 0.8), lying ? DOWN : ACROSS);

// Sheet metal seen flat: one broad sheen, slantwise.
export const sheetMetal = (sheet: Sheet): string =>
  linear(
    sheet,
    '0 #d5dadd, 0.22 #f6f8f8, 0.4 #c3c9cd, 0.62 #e6eaeb, 0.82 #a9b1b5, 1 #c9cfd2',
    [0, 0, 1, 0.55],
  );

// A tuft between two heights, its tip a little uneven, made of strands.
export function bristles(
  sheet: Sheet,
  box: { x: number; w: number; foot: number; tip: number; spread: number },
  tone: string,
  seed: number,
): string {
  const { x, w, foot, tip, spread } = box;
  const random = seeded(seed);
  const tips = Array.from({ length: 15 }, (_, index) => {
    const share = index / 14;
    const round = Math.sin(Math.PI * share) * (foot - tip) * 0.05;
    return `${n(x - spread + (w + spread * 2) * share)} ${n(tip - round + random() * (foot - tip) * 0.03)}`;
  });
  const body = `M${n(x)} ${n(foot)}L${tips.join('L')}L${n(x + w)} ${n(foot)}Z`;
  const strands = Array.from({ length: Math.round(w / 1.5) }, (_, index) => {
    const share = (index + random()) / Math.round(w / 1.5);
    const stroke = random() > 0.5 ? darker(tone, 0.5) : lighter(tone, 0.5);
    return path(
      `M${n(x + w * share)} ${n(foot)}L${n(x - spread + (w + spread * 2) * share)} ${n(tip + random() * 8)}`,
      { stroke, width: 0.6, opacity: 0.45 },
    );
  });
  const fill = linear(
    sheet,
    [
      [0, lighter(tone, 0.45)],
      [0.16, tone],
      [0.75, darker(tone, 0.3)],
      [1, darker(tone, 0.5)],
    ],
    DOWN,
  );
  return [
    path(body, { fill }),
    strands.join(''),
    path(body, {
      fill: linear(sheet, '0 #14100c 0.3, 0.28 #ffffff 0.26, 0.5 #ffffff 0, 1 #14100c 0.4'),
    }),
  ].join('');
}

// The nap of a roller sleeve: short loops off a lying cylinder.
export function nap(
  box: { x: number; y: number; w: number; h: number },
  tone: string,
  seed: number,
  long: number,
): string {
  const random = seeded(seed);
  const loops = Array.from({ length: Math.round((box.w * box.h) / 22) }, () => {
    const x = box.x + random() * box.w;
    const up = random();
    const y = box.y + up * box.h;
    const lit = up < 0.4;
    return path(
      `M${n(x)} ${n(y)}q${n((random() - 0.5) * 4)} ${n(-long * 0.5)} ${n((random() - 0.5) * 5)} ${n((up - 0.5) * long)}`,
      {
        stroke: lit ? lighter(tone, 0.6) : darker(tone, 0.04 + up * 0.12),
        width: 1.1,
        opacity: 0.6,
        cap: 'round',
      },
    );
  });
  return loops.join('');
}

export const screw = (x: number, y: number, r: number): string =>
  circle(x, y, r, { fill: '#8c9499' }) +
  circle(x - r * 0.15, y - r * 0.15, r * 0.75, { fill: '#dde2e4' }) +
  path(`M${n(x - r * 0.55)} ${n(y)}h${n(r * 1.1)}`, { stroke: '#6b7378', width: r * 0.22 });
