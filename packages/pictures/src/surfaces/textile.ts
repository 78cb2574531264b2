// Woven things: glass cloth, mesh, non-woven veil, linen.

import { darker, lighter } from '../colour/tint.ts';
import { n } from '../svg/numbers.ts';
import { path, rect } from '../svg/shapes.ts';
import { pattern } from '../svg/sheet.ts';
import type { Sheet } from '../svg/sheet.ts';

export type Weave = 'plain' | 'chevron' | 'check' | 'diamond' | 'veil' | 'mesh';

export function weaveFill(sheet: Sheet, weave: Weave, tone: string, step = 8): string {
  const shade = darker(tone, 0.14);
  const light = lighter(tone, 0.6);
  const ground = (w: number, h: number): string => rect(0, 0, w, h, { fill: tone });
  const s = step;
  switch (weave) {
    case 'plain': {
      const thread = (x: number, y: number, w: number, h: number, fill: string): string =>
        rect(x, y, w, h, { fill }, s * 0.2);
      return pattern(
        sheet,
        s * 2,
        s * 2,
        [
          rect(0, 0, s * 2, s * 2, { fill: shade }),
          thread(s * 0.06, s * 0.12, s * 0.88, s * 0.76, light),
          thread(s * 1.06, s * 1.12, s * 0.88, s * 0.76, light),
          thread(s * 1.14, s * 0.05, s * 0.72, s * 0.9, tone),
          thread(s * 0.14, s * 1.05, s * 0.72, s * 0.9, tone),
        ].join(''),
      );
    }
    case 'chevron':
      return pattern(
        sheet,
        s * 4,
        s * 2,
        ground(s * 4, s * 2) + [0, 1, 2].map((row) => zigzag(s, s * (row - 0.5), shade, light)).join(''),
      );
    case 'check':
      return pattern(
        sheet,
        s * 4,
        s * 4,
        [
          ground(s * 4, s * 4),
          ruled(s * 0, s * 0, s * 2, s, shade, light, true),
          ruled(s * 2, s * 0, s * 2, s, shade, light, false),
          ruled(s * 0, s * 2, s * 2, s, shade, light, false),
          ruled(s * 2, s * 2, s * 2, s, shade, light, true),
        ].join(''),
      );
    case 'diamond':
      return pattern(
        sheet,
        s * 4,
        s * 4,
        [
          ground(s * 4, s * 4),
          path(`M0 ${n(s * 2)}L${n(s * 2)} 0L${n(s * 4)} ${n(s * 2)}L${n(s * 2)} ${n(s * 4)}Z`, {
            stroke: shade,
            width: s * 0.3,
          }),
          path(`M0 ${n(s * 2)}L${n(s * 2)} 0L${n(s * 4)} ${n(s * 2)}`, { stroke: light, width: s * 0.12 }),
          path(`M${n(s)} ${n(s * 2)}L${n(s * 2)} ${n(s)}L${n(s * 3)} ${n(s * 2)}L${n(s * 2)} ${n(s * 3)}Z`, {
            stroke: shade,
            width: s * 0.16,
          }),
        ].join(''),
      );
    case 'veil':
      return pattern(
        sheet,
        s * 5,
        s * 5,
        [
          ground(s * 5, s * 5),
          path(
            `M0 ${n(s)}Q${n(s * 2)} ${n(s * 2.4)} ${n(s * 5)} ${n(s * 0.6)}M${n(s)} ${n(s * 5)}Q${n(s * 1.6)} ${n(s * 2)} ${n(s * 4.4)} 0M0 ${n(s * 3.6)}Q${n(s * 3)} ${n(s * 3)} ${n(s * 5)} ${n(s * 4.4)}`,
            { stroke: shade, width: s * 0.12, opacity: 0.6 },
          ),
          path(`M0 ${n(s * 2)}L${n(s * 5)} ${n(s * 3.2)}M${n(s * 3.2)} 0L${n(s * 2.6)} ${n(s * 5)}`, {
            stroke: light,
            width: s * 0.16,
          }),
        ].join(''),
      );
    case 'mesh':
      return pattern(
        sheet,
        s * 2,
        s * 2,
        [
          rect(0, 0, s * 2, s * 2, { fill: darker(tone, 0.32) }),
          rect(0, 0, s * 0.55, s * 2, { fill: tone }),
          rect(0, 0, s * 2, s * 0.55, { fill: lighter(tone, 0.3) }),
          rect(0, 0, s * 0.14, s * 2, { fill: light, opacity: 0.6 }),
        ].join(''),
      );
  }
}

function zigzag(s: number, y: number, shade: string, light: string): string {
  const d = (lift: number): string =>
    `M0 ${n(y + s + lift)}L${n(s * 2)} ${n(y + lift)}L${n(s * 4)} ${n(y + s + lift)}`;
  return (
    path(d(0), { stroke: shade, width: s * 0.24 }) + path(d(-s * 0.22), { stroke: light, width: s * 0.2 })
  );
}

function ruled(
  x: number,
  y: number,
  side: number,
  s: number,
  shade: string,
  light: string,
  lying: boolean,
): string {
  return [0.2, 0.7, 1.2, 1.7]
    .map((share) =>
      lying
        ? rect(x, y + s * share, side, s * 0.16, { fill: shade }) +
          rect(x, y + s * (share - 0.14), side, s * 0.12, { fill: light })
        : rect(x + s * share, y, s * 0.16, side, { fill: shade }) +
          rect(x + s * (share - 0.14), y, s * 0.12, side, { fill: light }),
    )
    .join('');
}

// Linen: slubs of thread, for plain wallpaper and folded cloth.
export function linenFill(sheet: Sheet, tone: string, step = 10): string {
  const s = step;
  const slub = (x: number, y: number, w: number, h: number, dark: boolean, opacity: number): string =>
    rect(x, y, w, h, { fill: dark ? darker(tone, 0.22) : lighter(tone, 0.4), opacity }, Math.min(w, h) / 2);
  return pattern(
    sheet,
    s * 6,
    s * 6,
    [
      rect(0, 0, s * 6, s * 6, { fill: tone }),
      slub(0, s * 0.4, s * 3.2, s * 0.22, true, 0.28),
      slub(s * 2.6, s * 1.5, s * 3.2, s * 0.2, false, 0.4),
      slub(s * 0.6, s * 2.7, s * 2.4, s * 0.24, false, 0.35),
      slub(s * 3.3, s * 3.5, s * 2.6, s * 0.2, true, 0.25),
      slub(s * 0.2, s * 4.8, s * 3.8, s * 0.2, true, 0.22),
      slub(s * 0.9, s * 0.3, s * 0.2, s * 2.8, true, 0.2),
      slub(s * 2.4, s * 2.6, s * 0.22, s * 3, false, 0.38),
      slub(s * 4.1, s * 0.2, s * 0.2, s * 2.6, false, 0.34),
      slub(s * 5.2, s * 3, s * 0.2, s * 2.8, true, 0.22),
    ].join(''),
  );
}
