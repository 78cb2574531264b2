// The mask's border laid along the picture's own edges: a guided filter, whose coefficients serve any larger size.
import { boxMean } from './box-mean.ts';
import type { Mask } from './mask.ts';

export type SoftMask = {
  width: number;
  height: number;
  slope: Float32Array;
  offset: Float32Array;
  /** 0 where the wall is too far away to matter */
  near: Uint8Array;
};

const RADIUS = 4;
const CALM = 1e-3;
/** Below the first nothing is painted, above the second all is. */
const FROM = 0.25;
const TO = 0.75;

/** `guide`: the luminance of the picture in which the mask was found. */
export function softMask(mask: Mask, guide: Float32Array, width: number, height: number): SoftMask {
  const mean = (plane: Float32Array) => boxMean(plane, width, height, RADIUS);
  const inside = Float32Array.from(mask);
  const meanGuide = mean(guide);
  const meanInside = mean(inside);
  const meanBoth = mean(guide.map((value, at) => value * (inside[at] ?? 0)));
  const meanSquare = mean(guide.map((value) => value * value));
  const slope = meanGuide.map((value, at) => {
    const covariance = (meanBoth[at] ?? 0) - value * (meanInside[at] ?? 0);
    return covariance / ((meanSquare[at] ?? 0) - value * value + CALM);
  });
  const offset = slope.map((value, at) => (meanInside[at] ?? 0) - value * (meanGuide[at] ?? 0));
  const reach = boxMean(inside, width, height, 2 * RADIUS + 2);
  const near = Uint8Array.from(reach, (share) => Number(share > 0));
  return { width, height, slope: mean(slope), offset: mean(offset), near };
}

/** How much of each pixel of a picture is wall, 0 to 255: the picture may be larger than the mask. */
export function coverOf(mask: SoftMask, guide: Float32Array, width: number, height: number): Uint8Array {
  const cover = new Uint8Array(width * height);
  const [across, down] = [mask.width / width, mask.height / height];
  for (let y = 0; y < height; y += 1) {
    const row = Math.max(0, (y + 0.5) * down - 0.5);
    const top = Math.floor(row);
    const bottom = Math.min(mask.height - 1, top + 1);
    for (let x = 0; x < width; x += 1) {
      const col = Math.max(0, (x + 0.5) * across - 0.5);
      const left = Math.floor(col);
      const right = Math.min(mask.width - 1, left + 1);
      const corners = [top * mask.width + left, top * mask.width + right] as const;
      if (!mask.near[corners[0]]) continue;
      const low = [bottom * mask.width + left, bottom * mask.width + right] as const;
      const at = y * width + x;
      const slope = between(mask.slope, corners, low, col - left, row - top);
      const offset = between(mask.offset, corners, low, col - left, row - top);
      cover[at] = Math.round(255 * smooth((slope * (guide[at] ?? 0) + offset - FROM) / (TO - FROM)));
    }
  }
  return cover;
}

type Pair = readonly [left: number, right: number];

function between(plane: Float32Array, top: Pair, bottom: Pair, across: number, down: number): number {
  const high = (plane[top[0]] ?? 0) * (1 - across) + (plane[top[1]] ?? 0) * across;
  const low = (plane[bottom[0]] ?? 0) * (1 - across) + (plane[bottom[1]] ?? 0) * across;
  return high * (1 - down) + low * down;
}

function smooth(share: number): number {
  if (share <= 0) return 0;
  return share >= 1 ? 1 : share * share * (3 - 2 * share);
}
