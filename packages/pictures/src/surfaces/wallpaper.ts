// Wallpaper motifs, one per collection: the collection's name chooses, the model gives the ground.

import { contrast, darker, isDark, lighter, mix, safeHex } from '../colour/tint.ts';
import { plain } from '../labels/label-words.ts';
import { hashOf } from '../svg/numbers.ts';
import { rect } from '../svg/shapes.ts';
import { pattern } from '../svg/sheet.ts';
import type { Sheet } from '../svg/sheet.ts';
import { linenFill } from './textile.ts';
import type { Inks } from './wallpaper-motifs.ts';
import { motifOf } from './wallpaper-motifs.ts';
import type { PictureFacts } from '@nuancier/domain/catalogue/pictures/picture-facts.ts';

export function wallpaperFill(sheet: Sheet, facts: PictureFacts, scale = 1): string {
  const inks = inksOf(facts);
  const name = plain(facts.name);
  if (!name.includes('motif')) return linenFill(sheet, inks.ground, 7 * scale);
  const { w, h, art } = motifOf(plain(facts.line))(inks);
  return pattern(
    sheet,
    w,
    h,
    rect(0, 0, w, h, { fill: inks.ground }) + art,
    `scale(${Math.round(scale * 1000) / 1000})`,
  );
}

export const isPanorama = (facts: PictureFacts): boolean => plain(facts.name).includes('panoramique');

const GROUNDS: readonly (readonly [word: string, tone: string])[] = [
  ['fond clair', '#efe8da'],
  ['fond vert', '#3f5c4a'],
  ['fond bleu', '#33506b'],
  ['fond ocre', '#c08a3e'],
  ['blanc casse', '#f0ebe0'],
  ['beige lin', '#d9c9ac'],
  ['gris perle', '#cdcdc9'],
  ['vert sauge', '#98a68d'],
  ['bleu orage', '#4c6274'],
  ['terracotta', '#b8694a'],
];

export function groundOf(facts: PictureFacts): string {
  const words = plain(facts.colourName ?? facts.sizeLabel);
  return safeHex(facts.colourHex, GROUNDS.find(([word]) => words.includes(word))?.[1] ?? '#efe8da');
}

function inksOf(facts: PictureFacts): Inks {
  const ground = groundOf(facts);
  const dark = isDark(ground);
  const accents = ['#c9803f', '#7d4a57', '#4f7a6b', '#b9a04c'];
  const accent = accents[hashOf(facts.line) % accents.length] ?? '#c9803f';
  return {
    ground,
    soft: dark ? lighter(ground, 0.22) : darker(ground, 0.16),
    strong: dark ? mix(ground, '#f3ead6', 0.72) : mix(ground, '#26433c', 0.72),
    accent: contrast(accent, ground) < 1.6 ? lighter(accent, 0.5) : accent,
  };
}
