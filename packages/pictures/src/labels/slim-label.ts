// The label of narrow things (cartridge, aerosol): the brand climbs the side, the words sit below it.

import type { PictureFacts } from '@nuancier/domain/catalogue/pictures/picture-facts.ts';
import type { BrandLook } from '../brands/look.ts';
import { inkOn, lighter, safeHex } from '../colour/tint.ts';
import { block } from '../svg/surface.ts';
import type { Surface } from '../svg/surface.ts';
import { textIn } from '../type/set-text.ts';
import type { LabelBox } from './label-box.ts';
import { colourWords, FINISH_WORDS, nounOf, shortSize } from './label-words.ts';

export function drawSlimLabel(facts: PictureFacts, look: BrandLook, box: LabelBox): string {
  const { surface, top, h, wide, safe } = box;
  const at = (share: number): number => top + h * share;
  const left = -safe / 2;
  const strip = look.main;
  const ink = inkOn(strip);
  const tint = safeHex(facts.colourHex, look.accent);
  const climbing: Surface = { place: (x, y) => surface.place(y, -x) };
  const paper = look.label === look.body ? lighter(look.label, 0.02) : look.label;
  const textInk = inkOn(paper, look.ink, look.ink);
  return [
    block(surface, -wide / 2, top, wide, h, { fill: paper }),
    block(surface, -wide / 2, top, wide, h * 0.53, { fill: strip }),
    block(surface, -wide / 2, at(0.53), wide, h * 0.016, { fill: look.accent }),
    textIn(
      { x: -at(0.5), y: -safe * 0.3, w: h * 0.46, h: safe * 0.6 },
      facts.brand,
      {
        face: look.face === 'condensed-light' ? 'condensed' : look.face,
        size: safe * 0.8,
        fill: ink,
        upper: look.upper,
        tracking: Math.min(look.tracking, 80),
      },
      climbing,
    ),
    textIn(
      { x: left, y: at(0.57), w: safe, h: h * 0.05 },
      facts.line,
      { face: 'condensed-bold', size: h * 0.06, fill: look.main === paper ? look.accent : textInk },
      surface,
    ),
    textIn(
      { x: left, y: at(0.64), w: safe, h: h * 0.125, lines: 3 },
      nounOf(facts),
      { face: 'condensed', size: h * 0.05, fill: textInk, leading: 1.12 },
      surface,
    ),
    block(surface, -wide / 2, at(0.8), wide, h * 0.08, { fill: tint }),
    textIn(
      { x: left, y: at(0.815), w: safe, h: h * 0.05 },
      colourWords(facts),
      { face: 'condensed-bold', size: h * 0.042, fill: inkOn(tint) },
      surface,
    ),
    textIn(
      { x: left, y: at(0.905), w: safe, h: h * 0.06 },
      [shortSize(facts), facts.finish === undefined ? '' : FINISH_WORDS[facts.finish]]
        .filter(Boolean)
        .join(' · '),
      { face: 'condensed-bold', size: h * 0.06, fill: textInk },
      surface,
    ),
  ].join('');
}
