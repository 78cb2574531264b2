// A shade with soft edges, as a gradient: a blurred ellipse looks the same and takes ten times as long to render.

import { ellipse } from './shapes.ts';
import { radial } from './sheet.ts';
import type { Sheet } from './sheet.ts';

export type SoftShade = { colour: string; opacity: number; softness: number };

export function softEllipse(
  sheet: Sheet,
  [cx, cy, rx, ry]: readonly [number, number, number, number],
  { colour, opacity, softness }: SoftShade,
): string {
  const core = 1 / (1 + softness);
  const fill = radial(sheet, [
    [0, colour, opacity],
    [core * (1 - softness * 0.5), colour, opacity * 0.96],
    [core, colour, opacity * 0.5],
    [core + (1 - core) * 0.5, colour, opacity * 0.14],
    [1, colour, 0],
  ]);
  return ellipse(cx, cy, rx * (1 + softness), ry * (1 + softness), { fill });
}
