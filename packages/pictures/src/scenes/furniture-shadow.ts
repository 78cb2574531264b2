// The shade under a piece of furniture.

import { ellipse } from '../svg/shapes.ts';
import { blur } from '../svg/sheet.ts';
import type { Sheet } from '../svg/sheet.ts';

export const underneath = (sheet: Sheet, half: number, y = 0): string =>
  ellipse(half * 0.08, y + 4, half * 1.04, 20, { fill: '#14100c', opacity: 0.42, filter: blur(sheet, 9) });
