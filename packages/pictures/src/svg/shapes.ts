// The few shapes all drawings are made of, as SVG text.

import { n } from './numbers.ts';

export type Point = readonly [x: number, y: number];

export type Paint = {
  fill?: string;
  stroke?: string;
  width?: number;
  opacity?: number;
  clip?: string;
  filter?: string;
  cap?: 'round' | 'butt';
  blend?: 'multiply' | 'screen' | 'overlay' | 'soft-light';
};

export const rect = (x: number, y: number, w: number, h: number, paint: Paint, radius = 0): string =>
  `<rect x="${n(x)}" y="${n(y)}" width="${n(w)}" height="${n(h)}"${radius > 0 ? ` rx="${n(radius)}"` : ''}${attributes(paint)}/>`;

export const ellipse = (cx: number, cy: number, rx: number, ry: number, paint: Paint): string =>
  `<ellipse cx="${n(cx)}" cy="${n(cy)}" rx="${n(rx)}" ry="${n(ry)}"${attributes(paint)}/>`;

export const circle = (cx: number, cy: number, r: number, paint: Paint): string =>
  ellipse(cx, cy, r, r, paint);

export const path = (d: string, paint: Paint): string => `<path d="${d}"${attributes(paint)}/>`;

export const line = (from: Point, to: Point, paint: Paint): string =>
  path(`M${n(from[0])} ${n(from[1])}L${n(to[0])} ${n(to[1])}`, paint);

export const polygon = (points: readonly Point[], paint: Paint): string => path(outline(points), paint);

export const outline = (points: readonly Point[]): string =>
  `M${points.map(([x, y]) => `${n(x)} ${n(y)}`).join('L')}Z`;

export function group(content: string, options: Paint & { transform?: string } = {}): string {
  const { transform, ...paint } = options;
  const moved = transform === undefined ? '' : ` transform="${transform}"`;
  return `<g${moved}${attributes(paint)}>${content}</g>`;
}

export const moved = (content: string, x: number, y: number, scale = 1, turn = 0): string =>
  group(content, {
    transform: `translate(${n(x)} ${n(y)})${turn === 0 ? '' : ` rotate(${n(turn)})`}${scale === 1 ? '' : ` scale(${Math.round(scale * 10000) / 10000})`}`,
  });

function attributes(paint: Paint): string {
  const filled = paint.fill ?? (paint.stroke === undefined ? undefined : 'none');
  return [
    filled === undefined ? '' : ` fill="${filled}"`,
    paint.stroke === undefined ? '' : ` stroke="${paint.stroke}"`,
    paint.width === undefined ? '' : ` stroke-width="${n(paint.width)}"`,
    paint.cap === 'round' ? ' stroke-linecap="round" stroke-linejoin="round"' : '',
    opacityOf(paint),
    paint.clip === undefined ? '' : ` clip-path="${paint.clip}"`,
    paint.filter === undefined ? '' : ` filter="${paint.filter}"`,
    paint.blend === undefined ? '' : ` style="mix-blend-mode:${paint.blend}"`,
  ].join('');
}

// A see-through fill or stroke is drawn straight; `opacity` on a shape would cost a layer of its own.
function opacityOf({ fill, stroke, opacity }: Paint): string {
  if (opacity === undefined) return '';
  const value = n(opacity);
  if (fill !== undefined && stroke === undefined) return ` fill-opacity="${value}"`;
  return stroke !== undefined && fill === undefined ? ` stroke-opacity="${value}"` : ` opacity="${value}"`;
}
