// A floor covering laid on any surface: boards for the oaks, a slab for concrete, stone and terrazzo.

import type { PictureFacts } from '@nuancier/domain/catalogue/pictures/picture-facts.ts';
import { plain } from '../labels/label-words.ts';
import type { Sheet } from '../svg/sheet.ts';
import { block } from '../svg/surface.ts';
import type { Surface } from '../svg/surface.ts';
import { concreteFill, terrazzoFill } from './mineral.ts';
import { boards, woodTone } from './wood.ts';
import type { Area } from './wood.ts';

export const floorWords = (facts: PictureFacts): string =>
  plain(`${facts.colourName ?? ''} ${facts.sizeLabel}`);

export const isWoodFloor = (facts: PictureFacts): boolean => {
  const words = floorWords(facts);
  return !['beton', 'terrazzo', 'pierre'].some((word) => words.includes(word));
};

export function floorCovering(
  sheet: Sheet,
  facts: PictureFacts,
  surface: Surface,
  area: Area,
  rows: number,
): string {
  const words = floorWords(facts);
  if (isWoodFloor(facts)) {
    return boards(surface, area, rows, 2.4, {
      tone: woodTone(words),
      seed: facts.seed + 3,
      along: 'y',
      gap: area.w / rows / 40,
      contrast: 0.2,
    });
  }
  return block(surface, area.x, area.y, area.w, area.h, { fill: slabFill(sheet, facts) });
}

export function slabFill(sheet: Sheet, facts: PictureFacts, step = 9): string {
  const words = floorWords(facts);
  if (words.includes('terrazzo')) return terrazzoFill(sheet, '#dedad0', step);
  if (words.includes('fonce')) return concreteFill(sheet, '#74777a', step, facts.seed);
  if (words.includes('pierre')) return concreteFill(sheet, '#a39c90', step, facts.seed);
  return concreteFill(sheet, '#b9b8b2', step, facts.seed);
}

export const coveringTone = (facts: PictureFacts): string => {
  const words = floorWords(facts);
  if (isWoodFloor(facts)) return woodTone(words);
  if (words.includes('terrazzo')) return '#dedad0';
  if (words.includes('fonce')) return '#74777a';
  return words.includes('pierre') ? '#a39c90' : '#b9b8b2';
};
