// Walls in other paint: the tint takes the place of the old one, light and shadow stay, all of it reckoned in light.
import { linearRgb } from '@nuancier/domain/catalogue/colour/linear-rgb.ts';
import { byteOfLight, LIGHT_OF_BYTE, luminanceOf } from '../photo/pixels.ts';
import type { Pixels } from '../photo/pixels.ts';
import { boxMean } from './box-mean.ts';

export type PaintedWall = {
  /** 0 to 255 a pixel of the picture */
  cover: Uint8Array;
  hex: string;
  /** Light that the wall throws back where it is lit as usual; the tint is shown as it is there. */
  reference: number;
};

/** From here to full light a channel is bent, so that a bright spot is not cut off. */
const KNEE = 0.9;
/** A light paint over a dark wall: its shadows were deeper than they will be, and its grain would be seen. */
const DARK_WALL = 0.18;
const MUCH_LIGHTER = 2;
const SOFTER_SHADOWS = 0.6;
const GRAIN = 3;

export function paintWalls(
  { width, height, data }: Pixels,
  luminance: Float32Array,
  walls: readonly PaintedWall[],
): Pixels {
  const out = data.slice();
  const paints = walls.map((wall) => ({ ...wall, ...paintOf(wall, luminance, width, height) }));
  for (let at = 0; at < width * height; at += 1) {
    let total = 0;
    for (const { cover } of paints) total += cover[at] ?? 0;
    if (total === 0) continue;
    // Where two walls meet, both covers together are one.
    const share = 1 / Math.max(255, total);
    const kept = 1 - total * share;
    for (let channel = 0; channel < 3; channel += 1) {
      let light = kept * (LIGHT_OF_BYTE[data[at * 4 + channel] ?? 0] ?? 0);
      for (const { cover, tint, shade } of paints) {
        const part = cover[at] ?? 0;
        if (part > 0) light += part * share * bent((tint[channel] ?? 0) * shade(at));
      }
      out[at * 4 + channel] = byteOfLight(light);
    }
  }
  return { width, height, data: out };
}

type Paint = { tint: readonly number[]; shade: (at: number) => number };

function paintOf(
  { cover, hex, reference }: PaintedWall,
  luminance: Float32Array,
  width: number,
  height: number,
): Paint {
  const tint = linearRgb(hex);
  const isLifted = reference < DARK_WALL && luminanceOf(...tint) > MUCH_LIGHTER * reference;
  if (!isLifted) return { tint, shade: (at) => (luminance[at] ?? 0) / reference };
  const calm = calmedInside(luminance, cover, width, height);
  return { tint, shade: (at) => ((calm[at] ?? 0) / reference) ** SOFTER_SHADOWS };
}

/** Smoothed among the wall's own pixels only: those of its neighbours would draw a halo along the border. */
function calmedInside(
  luminance: Float32Array,
  cover: Uint8Array,
  width: number,
  height: number,
): Float32Array {
  const weight = Float32Array.from(cover, (part) => (part > 127 ? 1 : 0));
  const sums = boxMean(
    luminance.map((value, at) => value * (weight[at] ?? 0)),
    width,
    height,
    GRAIN,
  );
  const weights = boxMean(weight, width, height, GRAIN);
  return luminance.map((value, at) => {
    const share = weights[at] ?? 0;
    return share > 0 ? (sums[at] ?? 0) / share : value;
  });
}

function bent(light: number): number {
  if (light <= KNEE) return light;
  return KNEE + (1 - KNEE) * (1 - Math.exp(-(light - KNEE) / (1 - KNEE)));
}
