// A brand's label on any surface: ground, word mark, line, noun, tint band, size and finish.

import type { PictureFacts } from '@nuancier/domain/catalogue/pictures/picture-facts.ts';
import type { BrandLook, LabelGround } from '../brands/look.ts';
import { contrast, inkOn, safeHex } from '../colour/tint.ts';
import { block, disc } from '../svg/surface.ts';
import { textIn } from '../type/set-text.ts';
import { archGround, dropGround, hillsGround, ringsGround, sweepGround } from './grounds-calm.ts';
import {
  chevronGround,
  coursesGround,
  frameGround,
  layersGround,
  obliqueGround,
  plateGround,
  railGround,
  weaveGround,
} from './grounds-straight.ts';
import type { Ground, LabelBox } from './label-box.ts';
import { colourWords, FINISH_WORDS, nounOf, shortSize } from './label-words.ts';

const GROUNDS: Readonly<Record<LabelGround, Ground>> = {
  frame: frameGround,
  oblique: obliqueGround,
  hills: hillsGround,
  courses: coursesGround,
  rings: ringsGround,
  plate: plateGround,
  chevron: chevronGround,
  layers: layersGround,
  weave: weaveGround,
  arch: archGround,
  drop: dropGround,
  sweep: sweepGround,
  rail: railGround,
};

export function drawLabel(facts: PictureFacts, look: BrandLook, box: LabelBox): string {
  const { art, brandInk, textInk, footInk } = GROUNDS[look.ground](box, look);
  const { surface, top, h, safe } = box;
  const at = (share: number): number => top + h * share;
  const left = -safe / 2;
  const { align } = look;
  const zone = (from: number, to: number, lines = 1) => ({
    x: left,
    y: at(from),
    w: safe,
    h: h * (to - from),
    lines,
  });
  const brandTop = look.ground === 'arch' ? 0.17 : 0.07;
  return [
    art,
    textIn(
      {
        ...zone(brandTop, brandTop + 0.145),
        w: look.ground === 'chevron' ? safe * 0.72 : look.ground === 'hills' ? safe * 0.84 : safe,
      },
      facts.brand,
      { face: look.face, size: h * 0.2, fill: brandInk, align, tracking: look.tracking, upper: look.upper },
      surface,
    ),
    textIn(
      zone(0.36, 0.45),
      facts.line,
      { face: look.face === 'text' ? 'display' : lineFace(look), size: h * 0.1, fill: footInk, align },
      surface,
    ),
    textIn(
      zone(0.48, 0.63, 2),
      nounOf(facts),
      { face: 'text', size: h * 0.068, fill: textInk, align, weight: 0.032, leading: 1.16 },
      surface,
    ),
    tintBand(facts, look, box),
    foot(facts, look, box, footInk, textInk),
  ].join('');
}

const lineFace = (look: BrandLook) => (look.face === 'condensed-light' ? 'display' : look.face);

// The tint runs round the whole container, as the band that a tinting machine's sticker makes.
function tintBand(facts: PictureFacts, look: BrandLook, box: LabelBox): string {
  const { surface, top, h, wide, safe } = box;
  const y = top + h * 0.675;
  const tall = h * 0.125;
  if (facts.colourName === undefined && facts.colourHex === undefined) {
    return block(surface, -safe / 2, y + tall * 0.5, safe, h * 0.006, { fill: look.accent });
  }
  const tint = safeHex(facts.colourHex, look.accent);
  const pale = contrast(tint, look.label) < 1.25;
  const edge = pale ? block(surface, -wide / 2, y, wide, tall, { fill: look.accent, opacity: 0.55 }) : '';
  const inset = pale ? h * 0.006 : 0;
  return [
    edge,
    block(surface, -wide / 2, y + inset, wide, tall - inset * 2, { fill: tint }),
    textIn(
      { x: -safe / 2, y: y + tall * 0.22, w: safe, h: tall * 0.56 },
      colourWords(facts),
      { face: 'condensed-bold', size: h * 0.066, fill: inkOn(tint), align: look.align, tracking: 15 },
      surface,
    ),
  ].join('');
}

function foot(facts: PictureFacts, look: BrandLook, box: LabelBox, footInk: string, textInk: string): string {
  const { surface, top, h, safe } = box;
  const left = -safe / 2;
  const y = top + h * 0.845;
  const tall = h * 0.105;
  const size = textIn(
    { x: left, y, w: safe * 0.52, h: tall, stand: 'middle' },
    shortSize(facts),
    { face: 'condensed-bold', size: h * 0.14, fill: footInk, align: 'left' },
    surface,
  );
  if (facts.finish === undefined) return size;
  const r = tall * 0.34;
  const dot = left + safe - r;
  const shine = { mat: 0, velours: 0.3, satin: 0.6, brillant: 0.95 }[facts.finish];
  return [
    size,
    disc(surface, dot, y + tall / 2, r, { fill: look.main === look.label ? look.accent : look.main }),
    disc(surface, dot - r * 0.28, y + tall / 2 - r * 0.28, r * 0.42, { fill: '#ffffff', opacity: shine }),
    textIn(
      { x: left + safe * 0.5, y, w: safe * 0.5 - r * 2.7, h: tall },
      FINISH_WORDS[facts.finish],
      { face: 'condensed', size: h * 0.072, fill: textInk, align: 'right', upper: true, tracking: 40 },
      surface,
    ),
  ].join('');
}
