// The mask's border laid along the picture's own edges: a guided filter, whose coefficients serve any larger size.
import { boxMean } from './box-mean.ts';
import type { Mask } from './mask.ts';

/** The picture in which walls are found, as the filter needs it: reckoned once, whatever is touched later. */
export type Guide = {
  width: number;
  height: number;
  luminance: Float32Array;
  mean: Float32Array;
  /** One over how much the luminance changes around each pixel */
  calmness: Float32Array;
  /** How far the filter looks */
  radius: number;
};

export type SoftMask = { width: number; height: number; slope: Float32Array; offset: Float32Array };

const CALM = 1e-3;
/** Below the first nothing is painted, above the second all is. */
const FROM = 0.25;
const TO = 0.75;

export function guideOf(luminance: Float32Array, width: number, height: number, radius: number): Guide {
  const squares = new Float32Array(luminance.length);
  for (let at = 0; at < squares.length; at += 1) squares[at] = (luminance[at] ?? 0) ** 2;
  const mean = boxMean(luminance, width, height, radius);
  const calmness = boxMean(squares, width, height, radius, squares);
  for (let at = 0; at < calmness.length; at += 1)
    calmness[at] = 1 / ((calmness[at] ?? 0) - (mean[at] ?? 0) ** 2 + CALM);
  return { width, height, luminance, mean, calmness, radius };
}

/** Of the pixels that belong to one owner. */
export function softMask(owner: Mask, wall: number, guide: Guide): SoftMask {
  const { width, height, luminance, mean, calmness, radius } = guide;
  const inside = new Float32Array(owner.length);
  const lit = new Float32Array(owner.length);
  for (let at = 0; at < owner.length; at += 1) {
    if (owner[at] !== wall) continue;
    inside[at] = 1;
    lit[at] = luminance[at] ?? 0;
  }
  const meanInside = boxMean(inside, width, height, radius);
  const meanLit = boxMean(lit, width, height, radius);
  for (let at = 0; at < owner.length; at += 1) {
    const covariance = (meanLit[at] ?? 0) - (mean[at] ?? 0) * (meanInside[at] ?? 0);
    const slope = covariance * (calmness[at] ?? 0);
    lit[at] = slope;
    inside[at] = (meanInside[at] ?? 0) - slope * (mean[at] ?? 0);
  }
  return {
    width,
    height,
    slope: boxMean(lit, width, height, radius, lit),
    offset: boxMean(inside, width, height, radius, inside),
  };
}

/** How much of each pixel of a picture is wall, 0 to 255: the picture may be larger than the mask. */
export function coverOf(mask: SoftMask, guide: Float32Array, width: number, height: number): Uint8Array {
  return mask.width === width && mask.height === height
    ? ownCover(mask, guide)
    : enlargedCover(mask, guide, width, height);
}

function ownCover({ slope, offset }: SoftMask, guide: Float32Array): Uint8Array {
  const cover = new Uint8Array(guide.length);
  for (let at = 0; at < cover.length; at += 1)
    cover[at] = coverAt((slope[at] ?? 0) * (guide[at] ?? 0) + (offset[at] ?? 0));
  return cover;
}

function enlargedCover(mask: SoftMask, guide: Float32Array, width: number, height: number): Uint8Array {
  const cover = new Uint8Array(width * height);
  const down = mask.height / height;
  const lefts = Int32Array.from({ length: width }, (_, x) => before(x, mask.width / width));
  const fars = Float32Array.from({ length: width }, (_, x) =>
    Math.max(0, ((x + 0.5) * mask.width) / width - 0.5 - (lefts[x] ?? 0)),
  );
  // One more at the end, so that the last pixel has a right neighbour.
  const slopes = new Float32Array(mask.width + 1);
  const offsets = new Float32Array(mask.width + 1);
  for (let y = 0; y < height; y += 1) {
    const top = before(y, down);
    const low = Math.max(0, (y + 0.5) * down - 0.5 - top);
    blendRows(mask.slope, slopes, top, low, mask);
    blendRows(mask.offset, offsets, top, low, mask);
    for (let x = 0; x < width; x += 1) {
      const left = lefts[x] ?? 0;
      const far = fars[x] ?? 0;
      const slope = (slopes[left] ?? 0) * (1 - far) + (slopes[left + 1] ?? 0) * far;
      const offset = (offsets[left] ?? 0) * (1 - far) + (offsets[left + 1] ?? 0) * far;
      cover[y * width + x] = coverAt(slope * (guide[y * width + x] ?? 0) + offset);
    }
  }
  return cover;
}

/** The pixel of the mask whose middle lies before that of the picture's. */
function before(at: number, scale: number): number {
  return Math.max(0, Math.floor((at + 0.5) * scale - 0.5));
}

function blendRows(
  plane: Float32Array,
  to: Float32Array,
  top: number,
  low: number,
  { width, height }: SoftMask,
): void {
  const above = top * width;
  const below = Math.min(height - 1, top + 1) * width;
  for (let x = 0; x < width; x += 1)
    to[x] = (plane[above + x] ?? 0) * (1 - low) + (plane[below + x] ?? 0) * low;
  to[width] = to[width - 1] ?? 0;
}

function coverAt(value: number): number {
  if (value <= FROM) return 0;
  if (value >= TO) return 255;
  const share = (value - FROM) / (TO - FROM);
  return Math.round(255 * share * share * (3 - 2 * share));
}
