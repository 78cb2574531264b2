// Insulation boards seen close: beads, rock fibres, wood fibres.

import { darker, lighter } from '../colour/tint.ts';
import { n, seeded } from '../svg/numbers.ts';
import { circle, path, rect } from '../svg/shapes.ts';
import { pattern } from '../svg/sheet.ts';
import type { Sheet } from '../svg/sheet.ts';

export type Insulation = 'white-beads' | 'grey-beads' | 'rock-wool' | 'wood-fibre';

export const INSULATION_TONES: Readonly<Record<Insulation, string>> = {
  'white-beads': '#f1f2f0',
  'grey-beads': '#8d9397',
  'rock-wool': '#b09a62',
  'wood-fibre': '#b98f5e',
};

export function insulationFill(sheet: Sheet, kind: Insulation, step = 9): string {
  const tone = INSULATION_TONES[kind];
  const random = seeded(kind.length * 77);
  if (kind === 'white-beads' || kind === 'grey-beads') return beads(sheet, tone, step, random);
  return fibres(sheet, tone, step, random, kind === 'rock-wool');
}

function beads(sheet: Sheet, tone: string, s: number, random: () => number): string {
  const side = s * 10;
  const drawn: string[] = [];
  for (let row = -1; row <= 10; row += 1) {
    for (let column = -1; column <= 10; column += 1) {
      // The last row and column repeat the first, so that the pattern closes.
      const jitter = row >= 0 && row < 10 && column > 0 && column < 9 ? (random() - 0.5) * s * 0.22 : 0;
      const x = (column + (row % 2 === 0 ? 0.5 : 0)) * s + jitter;
      const y = (row + 0.5) * s;
      drawn.push(
        circle(x, y, s * 0.6, { fill: darker(tone, 0.13) }),
        circle(x - s * 0.06, y - s * 0.06, s * 0.5, { fill: tone }),
        circle(x - s * 0.16, y - s * 0.16, s * 0.24, { fill: lighter(tone, 0.7), opacity: 0.7 }),
      );
    }
  }
  return pattern(sheet, side, side, rect(0, 0, side, side, { fill: darker(tone, 0.2) }) + drawn.join(''));
}

function fibres(sheet: Sheet, tone: string, s: number, random: () => number, lying: boolean): string {
  const side = s * 14;
  const drawn = Array.from({ length: 150 }, () => {
    const x = random() * side;
    const y = random() * side;
    const long = s * (lying ? 1.6 + random() * 2.4 : 0.6 + random() * 1.2);
    const angle = lying ? (random() - 0.5) * 0.7 : random() * Math.PI;
    const stroke =
      random() > 0.5 ? darker(tone, 0.14 + random() * 0.26) : lighter(tone, 0.2 + random() * 0.35);
    const bend = (random() - 0.5) * s * 0.8;
    const d = (dx: number): string =>
      `M${n(x + dx)} ${n(y)}q${n((Math.cos(angle) * long) / 2 + bend)} ${n((Math.sin(angle) * long) / 2 + bend)} ${n(Math.cos(angle) * long)} ${n(Math.sin(angle) * long)}`;
    return path(d(0) + d(-side), { stroke, width: s * (lying ? 0.12 : 0.18), opacity: 0.75 });
  });
  return pattern(sheet, side, side, rect(0, 0, side, side, { fill: tone }) + drawn.join(''));
}
