// Boards of wood, laid on any surface: cladding, parquet, vinyl planks, handles.

import { darker, lighter, mix } from '../colour/tint.ts';
import { n, seeded } from '../svg/numbers.ts';
import { path } from '../svg/shapes.ts';
import type { Point } from '../svg/shapes.ts';
import { block } from '../svg/surface.ts';
import type { Surface } from '../svg/surface.ts';

export type BoardsLook = {
  tone: string;
  seed: number;
  along: 'x' | 'y';
  gap?: number;
  contrast?: number;
  knots?: boolean;
};

export type Area = { x: number; y: number; w: number; h: number };

// `rows` boards side by side, each cut at lengths of its own so that no joint meets its neighbour.
export function boards(surface: Surface, area: Area, rows: number, pieces: number, look: BoardsLook): string {
  const random = seeded(look.seed);
  const across = look.along === 'x' ? area.h : area.w;
  const length = look.along === 'x' ? area.w : area.h;
  const wide = across / rows;
  const gap = look.gap ?? wide * 0.02;
  const parts: string[] = [block(surface, area.x, area.y, area.w, area.h, { fill: darker(look.tone, 0.5) })];
  for (let row = 0; row < rows; row += 1) {
    let start = pieces <= 1 ? 0 : -random() * (length / pieces);
    while (start < length) {
      const long = pieces <= 1 ? length : length / pieces;
      const from = Math.max(0, start);
      const to = Math.min(length, start + long);
      const shade = (random() - 0.5) * (look.contrast ?? 0.16);
      const tone = shade > 0 ? lighter(look.tone, shade) : darker(look.tone, -shade);
      const piece = {
        from,
        to: to - (pieces > 1 ? gap * 0.6 : 0),
        side: row * wide + gap / 2,
        wide: wide - gap,
      };
      if (to - from > 1) parts.push(board(surface, area, piece, tone, look, random));
      start += long;
    }
  }
  return parts.join('');
}

type Piece = { from: number; to: number; side: number; wide: number };

function board(
  surface: Surface,
  area: Area,
  piece: Piece,
  tone: string,
  look: BoardsLook,
  random: () => number,
): string {
  const at = (along: number, side: number): Point =>
    look.along === 'x' ? [area.x + along, area.y + side] : [area.x + side, area.y + along];
  const [x, y] = at(piece.from, piece.side);
  const long = piece.to - piece.from;
  const size: readonly [number, number] = look.along === 'x' ? [long, piece.wide] : [piece.wide, long];
  const lines = Array.from({ length: 5 }, () => {
    const side = piece.side + piece.wide * (0.08 + random() * 0.84);
    const wave = piece.wide * (random() - 0.5) * 0.3;
    return grain(
      surface,
      at,
      piece,
      side,
      wave,
      random() > 0.35 ? darker(tone, 0.22 + random() * 0.14) : lighter(tone, 0.22),
    );
  });
  const edge =
    look.along === 'x'
      ? block(surface, x, y, long, piece.wide * 0.05, { fill: '#ffffff', opacity: 0.22 })
      : block(surface, x, y, piece.wide * 0.05, long, { fill: '#ffffff', opacity: 0.22 });
  return block(surface, x, y, size[0], size[1], { fill: tone }) + lines.join('') + edge;
}

function grain(
  surface: Surface,
  at: (along: number, side: number) => Point,
  piece: Piece,
  side: number,
  wave: number,
  stroke: string,
): string {
  const points = Array.from({ length: 9 }, (_, index) => {
    const share = index / 8;
    const drift = wave * Math.sin(share * Math.PI) * Math.sin(share * 5);
    const kept = Math.max(piece.side + 1, Math.min(piece.side + piece.wide - 1, side + drift));
    const [x, y] = at(piece.from + (piece.to - piece.from) * share, kept);
    return surface.place(x, y);
  });
  return path(`M${points.map(([x, y]) => `${n(x)} ${n(y)}`).join('L')}`, {
    stroke,
    width: Math.max(0.5, piece.wide * 0.012),
    opacity: 0.55,
  });
}

const WOODS: readonly (readonly [word: string, tone: string])[] = [
  ['blanchi', '#d8c9b0'],
  ['sable', '#cdb48d'],
  ['miel', '#c08f4f'],
  ['noyer', '#7a5233'],
  ['teck', '#9c6437'],
  ['chene clair', '#cfa66d'],
  ['chene moyen', '#a8763f'],
  ['chene', '#b98a52'],
  ['gris bardage', '#8f8a82'],
];

export const woodTone = (words: string, otherwise = '#c39a63'): string =>
  WOODS.find(([word]) => words.includes(word))?.[1] ?? otherwise;

// A stain lets the grain show through; a clear coat only warms it. Wood stained to a tint is judged by that tint.
export function stained(wood: string, stain: string | undefined, tinted = false): string {
  if (stain === undefined) return mix(wood, '#a8682c', 0.16);
  return tinted ? stain : mix(wood, stain, 0.78);
}
