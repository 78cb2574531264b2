// The shade under a piece of furniture.

import { softEllipse } from '../svg/soft-ellipse.ts';
import type { Sheet } from '../svg/sheet.ts';

export const underneath = (sheet: Sheet, half: number, y = 0): string =>
  softEllipse(sheet, [half * 0.08, y + 4, half * 1.04, 20], {
    colour: '#14100c',
    opacity: 0.42,
    softness: 0.4,
  });
