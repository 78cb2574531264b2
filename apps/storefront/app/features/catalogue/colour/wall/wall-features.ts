// What tells a wall from its neighbours, for every pixel: lightness, colour freed from shading, and how sharp the edge is.
import { LIGHT_OF_BYTE, luminanceOf } from '../photo/pixels.ts';
import type { Pixels } from '../photo/pixels.ts';
import { boxMean } from './box-mean.ts';
import type { WallScale } from './wall-scale.ts';

export type WallFeatures = {
  width: number;
  height: number;
  scale: WallScale;
  /** CIE lightness, 0 to 100 */
  lightness: Float32Array;
  /** Lab's a and b over L + 16: the same in light and in shadow */
  hueA: Float32Array;
  hueB: Float32Array;
  /** 0 to 1, in light */
  luminance: Float32Array;
  /** lightness and colour without noise and grain */
  calm: { lightness: Float32Array; hueA: Float32Array; hueB: Float32Array };
  edge: Float32Array;
};

export function wallFeatures({ width, height, data }: Pixels, scale: WallScale): WallFeatures {
  const size = width * height;
  const lightness = new Float32Array(size);
  const hueA = new Float32Array(size);
  const hueB = new Float32Array(size);
  const luminance = new Float32Array(size);
  for (let at = 0; at < size; at += 1) {
    const red = LIGHT_OF_BYTE[data[at * 4] ?? 0] ?? 0;
    const green = LIGHT_OF_BYTE[data[at * 4 + 1] ?? 0] ?? 0;
    const blue = LIGHT_OF_BYTE[data[at * 4 + 2] ?? 0] ?? 0;
    const y = luminanceOf(red, green, blue);
    const fx = root((0.4124564 * red + 0.3575761 * green + 0.1804375 * blue) / 0.95047);
    const fy = root(y);
    const fz = root((0.0193339 * red + 0.119192 * green + 0.9503041 * blue) / 1.08883);
    luminance[at] = y;
    lightness[at] = 116 * fy - 16;
    hueA[at] = (500 * (fx - fy)) / (116 * fy);
    hueB[at] = (200 * (fy - fz)) / (116 * fy);
  }
  const calmed = (plane: Float32Array) => boxMean(plane, width, height, scale.calmed);
  const calm = { lightness: calmed(lightness), hueA: calmed(hueA), hueB: calmed(hueB) };
  return { width, height, scale, lightness, hueA, hueB, luminance, calm, edge: edges(width, height, calm) };
}

/** How much lightness and colour change from the pixel before to the one after, in Lab's units. */
function edges(width: number, height: number, { lightness, hueA, hueB }: WallFeatures['calm']): Float32Array {
  const edge = new Float32Array(width * height);
  for (let y = 0; y < height; y += 1) {
    const [above, below] = [Math.max(0, y - 1) * width, Math.min(height - 1, y + 1) * width];
    for (let x = 0; x < width; x += 1) {
      const at = y * width + x;
      const [left, right] = [y * width + Math.max(0, x - 1), y * width + Math.min(width - 1, x + 1)];
      const scale = (lightness[at] ?? 0) + 16;
      const squares =
        square(lightness, left, right, 1) +
        square(lightness, above + x, below + x, 1) +
        square(hueA, left, right, scale) +
        square(hueA, above + x, below + x, scale) +
        square(hueB, left, right, scale) +
        square(hueB, above + x, below + x, scale);
      edge[at] = Math.sqrt(squares);
    }
  }
  return edge;
}

function square(plane: Float32Array, from: number, to: number, scale: number): number {
  const change = ((plane[to] ?? 0) - (plane[from] ?? 0)) * scale;
  return change * change;
}

function root(share: number): number {
  return share > 216 / 24_389 ? Math.cbrt(share) : ((24_389 / 27) * share + 16) / 116;
}
