// Text fitted to its box: as large as asked, smaller when it must be, on two lines when that reads better.

import { n } from '../svg/numbers.ts';
import { path } from '../svg/shapes.ts';
import { flat } from '../svg/surface.ts';
import type { Surface } from '../svg/surface.ts';
import { fontOf } from './fonts.ts';
import type { Face } from './fonts.ts';
import { lettersOf } from './letters.ts';

export type TextStyle = {
  face: Face;
  size: number;
  fill: string;
  align?: 'left' | 'centre' | 'right';
  tracking?: number;
  upper?: boolean;
  weight?: number;
  leading?: number;
};

export type TextBox = {
  x: number;
  y: number;
  w: number;
  h: number;
  lines?: number;
  stand?: 'top' | 'middle' | 'bottom';
};

export function textIn(box: TextBox, text: string, style: TextStyle, surface: Surface = flat): string {
  const words = style.upper === true ? text.toLocaleUpperCase('fr-FR') : text;
  const fitted = fitLines(words, style, box);
  const cap = capShare(style.face) * fitted.size;
  const step = fitted.size * (style.leading ?? 1.08);
  const tall = cap + step * (fitted.lines.length - 1);
  const slack = { top: 0, middle: (box.h - tall) / 2, bottom: box.h - tall }[box.stand ?? 'middle'];
  return fitted.lines
    .map((line, index) =>
      textLine(line, box, box.y + slack + cap + step * index, { ...style, size: fitted.size }, surface),
    )
    .join('');
}

export const widthOf = (text: string, face: Face, size: number, tracking = 0): number => {
  const set = lettersOf(text, face, tracking);
  return (set.width / set.em) * size;
};

export const capShare = (face: Face): number => fontOf(face).capHeight / fontOf(face).unitsPerEm;

function textLine(
  text: string,
  box: { x: number; w: number },
  baseline: number,
  style: TextStyle,
  surface: Surface,
): string {
  const set = lettersOf(text, style.face, style.tracking);
  const scale = style.size / set.em;
  const share = { left: 0, centre: 0.5, right: 1 }[style.align ?? 'centre'];
  const left = box.x + (box.w - set.width * scale) * share;
  const d = set.steps
    .map(({ command, points }) => {
      const placed: string[] = [];
      for (let at = 0; at + 1 < points.length; at += 2) {
        const [x, y] = surface.place(
          left + (points[at] ?? 0) * scale,
          baseline + (points[at + 1] ?? 0) * scale,
        );
        placed.push(`${n(x)} ${n(y)}`);
      }
      return `${command}${placed.join(' ')}`;
    })
    .join('');
  if (d === '') return '';
  const weight = style.weight ?? 0;
  if (weight === 0) return path(d, { fill: style.fill });
  return path(d, { fill: style.fill, stroke: style.fill, width: weight * style.size });
}

function fitLines(text: string, style: TextStyle, box: TextBox): { size: number; lines: readonly string[] } {
  const choices = Array.from({ length: Math.max(1, box.lines ?? 1) }, (_, index) =>
    breakText(text, index + 1, style),
  );
  const sized = choices.map((lines) => ({ lines, size: largestSize(lines, style, box) }));
  return sized.reduce((best, next) => (next.size > best.size * 1.12 ? next : best));
}

function largestSize(lines: readonly string[], style: TextStyle, box: TextBox): number {
  const widest = Math.max(...lines.map((line) => widthOf(line, style.face, 1, style.tracking)));
  const byWidth = widest > 0 ? box.w / widest : style.size;
  const tall = capShare(style.face) + (style.leading ?? 1.08) * (lines.length - 1);
  return Math.min(style.size, byWidth, box.h / tall);
}

// The break that leaves the widest line shortest.
function breakText(text: string, lines: number, style: TextStyle): readonly string[] {
  const words = text.split(' ').filter((word) => word !== '');
  if (lines <= 1 || words.length < 2) return [words.join(' ')];
  const options = words.slice(1).map((_, index) => {
    const head = words.slice(0, index + 1).join(' ');
    const tail = breakText(words.slice(index + 1).join(' '), lines - 1, style);
    const broken = [head, ...tail];
    return {
      broken,
      widest: Math.max(...broken.map((line) => widthOf(line, style.face, 1, style.tracking))),
    };
  });
  return options.reduce((best, next) => (next.widest < best.widest ? next : best)).broken;
}
