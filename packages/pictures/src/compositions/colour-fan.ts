// The colour chart: a painter's fan opened over a pale bench.

import { darker, inkOn, lighter } from '../colour/tint.ts';
import { n } from '../svg/numbers.ts';
import { circle, group, path, rect } from '../svg/shapes.ts';
import { laidShadow, linear } from '../svg/sheet.ts';
import type { Sheet } from '../svg/sheet.ts';
import { paperGround } from './frame.ts';
import type { Stage } from './frame.ts';

const FAMILIES = [
  '#d9c6a0',
  '#d8a95a',
  '#c9803f',
  '#b5583c',
  '#9c3f3a',
  '#8a5468',
  '#6b5a86',
  '#4f6f95',
  '#4f8590',
  '#4f8070',
  '#6f8a58',
  '#9a9a5a',
] as const;

export function nuancierPicture(stage: Stage): string {
  const { sheet, w, h } = stage;
  const long = Math.min(h * 0.78, w * 0.53);
  return (
    paperGround(stage) +
    group(colourFan(sheet, long), { transform: `translate(${n(w * 0.5)} ${n(h * 0.5 + long * 0.46)})` })
  );
}

// Leaves turn about a rivet at the origin and point upwards.
export function colourFan(sheet: Sheet, long: number): string {
  const spread = 112;
  const leaves = FAMILIES.map((tone, index) => {
    const turn = -spread / 2 + (index / (FAMILIES.length - 1)) * spread;
    return group(leaf(sheet, tone, long), {
      transform: `rotate(${n(turn)})`,
      filter: laidShadow(sheet, long * 0.012),
    });
  });
  return (
    leaves.join('') +
    circle(0, -long * 0.05, long * 0.018, {
      fill: linear(sheet, '0 #ffffff, 1 #7b8388', [0, 0, 1, 1]),
    })
  );
}

function leaf(sheet: Sheet, tone: string, long: number): string {
  const wide = long * 0.2;
  const chips = [0.7, 0.5, 0.28, 0, -0.18, -0.36];
  const tall = (long * 0.84) / chips.length;
  const drawn = chips.map((shift, index) => {
    const tint = shift >= 0 ? lighter(tone, shift) : darker(tone, -shift);
    const y = -long + long * 0.02 + index * tall;
    return (
      rect(-wide / 2 + wide * 0.06, y, wide * 0.88, tall * 0.82, { fill: tint }, 3) +
      rect(-wide / 2 + wide * 0.14, y + tall * 0.62, wide * 0.3, tall * 0.05, {
        fill: inkOn(tint),
        opacity: 0.55,
      })
    );
  });
  return [
    rect(-wide / 2, -long, wide, long, { fill: '#fdfcf9' }, wide * 0.08),
    drawn.join(''),
    path(`M${n(-wide / 2)} ${n(-long)}h${n(wide)}v${n(long)}h${n(-wide)}Z`, {
      fill: linear(sheet, '0 #ffffff 0.2, 0.5 #ffffff 0, 1 #14100c 0.16'),
    }),
  ].join('');
}
