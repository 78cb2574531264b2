// An upright round container with its print: the tins and the buckets.

import type { PictureFacts } from '@nuancier/domain/catalogue/pictures/picture-facts.ts';
import { brandLook } from '../brands/brand-look.ts';
import { safeHex } from '../colour/tint.ts';
import { drawLabel } from '../labels/draw-label.ts';
import { lerp, n } from '../svg/numbers.ts';
import { ellipse, group, path } from '../svg/shapes.ts';
import { clip, linear } from '../svg/sheet.ts';
import type { Sheet } from '../svg/sheet.ts';
import { wrapped } from '../svg/surface.ts';
import { contactShadow } from './drawing.ts';
import type { Angle } from './drawing.ts';
import { roundGloss, roundShade } from './light.ts';

export type DrumShape = {
  topR: number;
  bottomR: number;
  tall: number;
  ratio: number;
  topY: number;
  baseY: number;
};

export type DrumPrint = { from: number; to: number; body: string; gloss: number };

export const drumShape = (topR: number, bottomR: number, tall: number, angle: Angle): DrumShape => {
  const ratio = angle === 'front' ? 0.15 : 0.46;
  const seen = angle === 'front' ? tall : tall * 0.84;
  const baseY = -bottomR * (ratio + 0.04);
  return { topR, bottomR, tall: seen, ratio, topY: baseY - seen, baseY };
};

export function drumBody(sheet: Sheet, facts: PictureFacts, drum: DrumShape, print: DrumPrint): string {
  const look = brandLook(facts.brand);
  const { topR, bottomR, tall, ratio, topY } = drum;
  const share = (y: number): number => (y - topY) / tall;
  const surface = wrapped(
    (y) => lerp(topR, bottomR, share(y)),
    (y) => lerp(topR * ratio, bottomR * (ratio + 0.04), share(y)),
  );
  const meanR = (topR + bottomR) / 2;
  const label = drawLabel(facts, look, {
    surface,
    top: topY + tall * print.from,
    h: tall * (print.to - print.from),
    wide: meanR * 3.1,
    safe: meanR * 1.62,
  });
  const outline = drumOutline(drum);
  const body = `<path d="${outline}"/>`;
  return [
    group(path(outline, { fill: print.body }) + label, { clip: clip(sheet, body) }),
    path(outline, { fill: roundShade(sheet) }),
    path(outline, { fill: roundGloss(sheet, print.gloss) }),
  ].join('');
}

export function drumOutline({ topR, bottomR, ratio, topY, baseY }: DrumShape): string {
  const base = bottomR * (ratio + 0.04);
  return `M${n(-topR)} ${n(topY)}A${n(topR)} ${n(topR * ratio)} 0 0 1 ${n(topR)} ${n(topY)}L${n(bottomR)} ${n(baseY)}A${n(bottomR)} ${n(base)} 0 0 1 ${n(-bottomR)} ${n(baseY)}Z`;
}

export const drumShadow = (sheet: Sheet, { bottomR, ratio, baseY }: DrumShape): string =>
  contactShadow(sheet, bottomR, bottomR * (ratio + 0.05), baseY);

// A hoop around the drum between two heights: rims, ribs, skirts of lids.
export function hoop(
  { ratio }: DrumShape,
  y: number,
  tall: number,
  r: number,
  fill: string,
  lowerR = r,
): string {
  return path(
    `M${n(-r)} ${n(y)}A${n(r)} ${n(r * ratio)} 0 0 0 ${n(r)} ${n(y)}L${n(lowerR)} ${n(y + tall)}A${n(lowerR)} ${n(lowerR * ratio)} 0 0 1 ${n(-lowerR)} ${n(y + tall)}Z`,
    { fill },
  );
}

// The liquid seen through the open mouth, with the wall's shade on its left and a sheen where the light lands.
export function openMouth(
  drum: DrumShape,
  inner: number,
  level: number,
  wall: string,
  paint: string,
  sheen: string,
): string {
  const { topY, ratio } = drum;
  const mouth = `<ellipse cx="0" cy="${n(topY)}" rx="${n(inner)}" ry="${n(inner * ratio)}"/>`;
  const depth = inner * level;
  return [
    mouth.replace('/>', ` fill="${wall}"/>`),
    ellipse(0, topY + depth, inner * 0.97, inner * ratio * 0.97, { fill: paint }),
    ellipse(-inner * 0.05, topY + depth, inner * 0.9, inner * ratio * 0.88, { fill: sheen }),
  ].join('');
}

// A dab of the tint on the lid, as whoever tints a pack leaves one: it tells packs apart before they are opened.
export function dab(
  sheet: Sheet,
  { tinted, colourHex }: PictureFacts,
  { topR, topY, ratio }: DrumShape,
  lift: number,
): string {
  if (tinted === undefined) return '';
  const spot = (share: number, fill: string): string =>
    ellipse(topR * 0.34, topY + lift, topR * share, topR * share * ratio, { fill });
  return [
    ellipse(topR * 0.35, topY + lift + topR * 0.012, topR * 0.35, topR * 0.35 * ratio, {
      fill: '#14100c',
      opacity: 0.3,
    }),
    spot(0.34, safeHex(colourHex, '#f4f2ec')),
    spot(0.34, linear(sheet, '0 #ffffff 0.14, 0.5 #ffffff 0, 1 #14100c 0.12', [0, 0, 1, 1])),
  ].join('');
}
