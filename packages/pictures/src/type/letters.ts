// Words as outlines: a bare machine has no fonts, and an outline cannot carry markup.

import { fontOf } from './fonts.ts';
import type { Face } from './fonts.ts';

export type Step = { command: 'M' | 'L' | 'Q' | 'C' | 'Z'; points: readonly number[] };

export type SetWord = { width: number; steps: readonly Step[]; em: number };

const COMMANDS = {
  moveTo: 'M',
  lineTo: 'L',
  quadraticCurveTo: 'Q',
  bezierCurveTo: 'C',
  closePath: 'Z',
} as const;
const LONGEST_TEXT = 120;
const KEPT_WORDS = 4000;
const words = new Map<string, SetWord>();

// In font units, baseline at 0, y downwards; `tracking` in thousandths of an em.
export function lettersOf(text: string, face: Face, tracking = 0): SetWord {
  const shown = text.slice(0, LONGEST_TEXT);
  const key = `${face}|${tracking}|${shown}`;
  const known = words.get(key);
  if (known !== undefined) return known;
  const set = setLetters(shown, face, tracking);
  if (words.size >= KEPT_WORDS) words.clear();
  words.set(key, set);
  return set;
}

function setLetters(text: string, face: Face, tracking: number): SetWord {
  const font = fontOf(face);
  const run = font.layout(text);
  const gap = (tracking / 1000) * font.unitsPerEm;
  const steps: Step[] = [];
  let pen = 0;
  run.glyphs.forEach((glyph, index) => {
    const position = run.positions[index];
    const shiftX = pen + (position?.xOffset ?? 0);
    const shiftY = position?.yOffset ?? 0;
    for (const { command, args } of glyph.path.commands) {
      const points = args.map((value, at) => (at % 2 === 0 ? value + shiftX : -(value + shiftY)));
      steps.push({ command: COMMANDS[command], points });
    }
    pen += (position?.xAdvance ?? glyph.advanceWidth) + gap;
  });
  return { width: Math.max(0, pen - gap), steps, em: font.unitsPerEm };
}
