// A small brand sticker for things that carry no big print: boards, rolls, tool handles, boxes of gloves.

import type { PictureFacts } from '@nuancier/domain/catalogue/pictures/picture-facts.ts';
import { brandLook } from '../brands/brand-look.ts';
import { inkOn } from '../colour/tint.ts';
import { block, flat } from '../svg/surface.ts';
import type { Surface } from '../svg/surface.ts';
import { textIn } from '../type/set-text.ts';
import { nounOf } from './label-words.ts';

export type StickerBox = { x: number; y: number; w: number; h: number };

export function sticker(
  facts: PictureFacts,
  { x, y, w, h }: StickerBox,
  surface: Surface = flat,
  words = nounOf(facts),
): string {
  const look = brandLook(facts.brand);
  const head = look.main;
  const paper = look.label === look.body ? '#f6f3ec' : look.label;
  const ink = look.label === look.body ? look.body : look.ink;
  return [
    block(surface, x, y, w, h, { fill: paper }),
    block(surface, x, y, w, h * 0.44, { fill: head }),
    block(surface, x, y + h * 0.44, w, h * 0.035, { fill: look.accent }),
    textIn(
      { x: x + w * 0.07, y: y + h * 0.09, w: w * 0.86, h: h * 0.26 },
      facts.brand,
      {
        face: look.face === 'condensed-light' ? 'condensed' : look.face,
        size: h * 0.4,
        fill: inkOn(head),
        upper: look.upper,
        tracking: look.tracking,
      },
      surface,
    ),
    textIn(
      { x: x + w * 0.07, y: y + h * 0.53, w: w * 0.86, h: h * 0.15 },
      facts.line,
      { face: 'condensed-bold', size: h * 0.2, fill: ink },
      surface,
    ),
    textIn(
      { x: x + w * 0.07, y: y + h * 0.73, w: w * 0.86, h: h * 0.2, lines: 2 },
      words,
      { face: 'condensed', size: h * 0.13, fill: ink },
      surface,
    ),
  ].join('');
}

// The brand alone, set along a handle or stamped on a blade.
export function stamp(facts: PictureFacts, box: StickerBox, fill: string, surface: Surface = flat): string {
  const look = brandLook(facts.brand);
  return textIn(
    box,
    facts.brand,
    { face: 'condensed-bold', size: box.h * 1.4, fill, upper: look.upper, tracking: 60 },
    surface,
  );
}
