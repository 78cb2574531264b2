// A surface says where a point of a flat print lands on the object: a board, a sleeve, the belly of a tin.

import { n } from './numbers.ts';
import { path } from './shapes.ts';
import type { Paint, Point } from './shapes.ts';

export type Surface = { place: (x: number, y: number) => Point };

export const flat: Surface = { place: (x, y) => [x, y] };

// Print wrapped around an upright cylinder (or cone), seen a little from above: `bow` is the drop at the front.
export function wrapped(radiusAt: (y: number) => number, bowAt: (y: number) => number, turn = 0): Surface {
  return {
    place: (x, y) => {
      const radius = radiusAt(y);
      const angle = Math.max(-1.57, Math.min(1.57, x / radius + turn));
      return [radius * Math.sin(angle), y + bowAt(y) * Math.cos(angle)];
    },
  };
}

// A flat face seen in perspective, given by where its four corners land (clockwise from the upper left).
export function facet(w: number, h: number, corners: readonly [Point, Point, Point, Point]): Surface {
  const [a, b, c, d] = corners;
  return {
    place: (x, y) => {
      const u = x / w;
      const v = y / h;
      const across = (at: 0 | 1): number =>
        a[at] * (1 - u) * (1 - v) + b[at] * u * (1 - v) + c[at] * u * v + d[at] * (1 - u) * v;
      return [across(0), across(1)];
    },
  };
}

export const shape = (surface: Surface, points: readonly Point[], paint: Paint): string =>
  path(landed(surface, points), paint);

export const block = (surface: Surface, x: number, y: number, w: number, h: number, paint: Paint): string =>
  shape(
    surface,
    [
      [x, y],
      [x + w, y],
      [x + w, y + h],
      [x, y + h],
    ],
    paint,
  );

export function disc(surface: Surface, cx: number, cy: number, r: number, paint: Paint): string {
  const points = Array.from({ length: 36 }, (_, index): Point => {
    const angle = (index / 36) * Math.PI * 2;
    return [cx + r * Math.cos(angle), cy + r * Math.sin(angle)];
  });
  return shape(surface, points, paint);
}

// A curve given as y of x, closed down to `floor`: hills, waves, sweeps.
export function hill(
  surface: Surface,
  from: number,
  to: number,
  floor: number,
  heightAt: (share: number) => number,
  paint: Paint,
): string {
  const crest = Array.from({ length: 41 }, (_, index): Point => {
    const share = index / 40;
    return [from + (to - from) * share, heightAt(share)];
  });
  return shape(surface, [...crest, [to, floor], [from, floor]], paint);
}

// Straight edges become short chords, so that they bend with the surface.
function landed(surface: Surface, points: readonly Point[]): string {
  const pieces: string[] = [];
  points.forEach((from, index) => {
    const to = points[(index + 1) % points.length] ?? from;
    const chords = Math.max(1, Math.min(14, Math.ceil(Math.hypot(to[0] - from[0], to[1] - from[1]) / 12)));
    for (let chord = 0; chord < chords; chord += 1) {
      const share = chord / chords;
      const [x, y] = surface.place(from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share);
      pieces.push(`${n(x)} ${n(y)}`);
    }
  });
  return `M${pieces.join('L')}Z`;
}
