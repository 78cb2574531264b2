// A painted colour card: a sheet of stiff paper in the tint, a white foot with the maker's sticker.

import { safeHex } from '../colour/tint.ts';
import { sticker } from '../labels/sticker.ts';
import { moved, rect } from '../svg/shapes.ts';
import { linear } from '../svg/sheet.ts';
import { lyingShadow } from './drawing.ts';
import type { DrawContainer } from './drawing.ts';

// A5, in millimetres.
const WIDE = 148;
const TALL = 210;
const FOOT = 44;
const PAPER = '#F6F4EE';

export const drawColourCard: DrawContainer = (sheet, facts) => {
  const light = linear(sheet, '0 #ffffff 0.16, 0.5 #ffffff 0, 1 #14100c 0.12', [0, 0, 1, 1]);
  const painted = [
    rect(-WIDE / 2, -TALL, WIDE, TALL, { fill: PAPER }),
    rect(-WIDE / 2, -TALL, WIDE, TALL - FOOT, { fill: safeHex(facts.colourHex, PAPER) }),
    rect(-WIDE / 2, -TALL, WIDE, TALL, { fill: light }),
    sticker(facts, { x: -WIDE / 2 + 8, y: -FOOT + 5, w: 66, h: FOOT - 10 }),
  ].join('');
  return {
    // Leaning a little, as it stands against the wall it is tried on.
    art: moved(painted, 0, 0, 1, -3),
    shadow: lyingShadow(sheet, WIDE * 0.55),
    width: WIDE * 1.12,
    height: TALL * 1.06,
  };
};
