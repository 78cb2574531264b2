// From one touched point to the whole wall: a walk over what has no edge, small jumps, and back to the true border.
import { boxMean } from './box-mean.ts';
import { fillHoles } from './fill-holes.ts';
import type { Mask } from './mask.ts';
import type { WallFeatures } from './wall-features.ts';
import type { Work } from '../photo/work.ts';

/** How far colour and lightness may wander from the touched point, since light falls and turns along a wall. */
const FAR_HUE = 28;
const DARKEST = 0.35;
const LIGHTEST = 1.6;
/** Of what may lie on both sides of a jump. */
const JUMP_LIGHTNESS = 2;
const JUMP_HUE = 2;
const BACK_LIGHTNESS = 8;
const BACK_HUE = 8;

export function* growWall(features: WallFeatures, x: number, y: number): Work<Mask> {
  const { width, height } = features;
  const smooth = walkable(features, seedAt(features, x, y));
  yield;
  const open = eroded(smooth, width, height);
  yield;
  const walked = walk(features, open, y * width + x);
  yield;
  const grown = yield* grownBack(features, walked);
  yield;
  return fillHoles(grown, width, height);
}

type Seed = { lightness: number; hueA: number; hueB: number };

/** The median, so that a nail or a grain under the finger does not decide. */
function seedAt(features: WallFeatures, x: number, y: number): Seed {
  const { width, height, scale, lightness, hueA, hueB } = features;
  const { seed } = scale;
  const around: number[] = [];
  for (let row = Math.max(0, y - seed); row <= Math.min(height - 1, y + seed); row += 1)
    for (let col = Math.max(0, x - seed); col <= Math.min(width - 1, x + seed); col += 1)
      around.push(row * width + col);
  const median = (plane: Float32Array) =>
    around.map((at) => plane[at] ?? 0).toSorted((one, other) => one - other)[around.length >> 1] ?? 0;
  return { lightness: median(lightness), hueA: median(hueA), hueB: median(hueB) };
}

function walkable({ lightness, hueA, hueB, edge, scale }: WallFeatures, seed: Seed): Mask {
  const lightest = seed.lightness + 16;
  const farthest = (FAR_HUE / lightest) ** 2;
  const out = new Uint8Array(edge.length);
  for (let at = 0; at < out.length; at += 1) {
    if ((edge[at] ?? 0) >= scale.sharpest) continue;
    const depth = ((lightness[at] ?? 0) + 16) / lightest;
    const far = squares((hueA[at] ?? 0) - seed.hueA, (hueB[at] ?? 0) - seed.hueB);
    if (far < farthest && depth > DARKEST && depth < LIGHTEST) out[at] = 1;
  }
  return out;
}

/** A gap of two pixels in a contour lets nobody through. */
function eroded(mask: Mask, width: number, height: number): Mask {
  const across = mask.slice();
  for (let at = 1; at < mask.length - 1; at += 1) {
    if (mask[at - 1] && mask[at + 1]) continue;
    // The last of a row and the first of the next one are no neighbours.
    const x = at % width;
    if ((x > 0 && !mask[at - 1]) || (x < width - 1 && !mask[at + 1])) across[at] = 0;
  }
  const out = across.slice();
  for (let at = 0; at < mask.length; at += 1) {
    if (at >= width && !across[at - width]) out[at] = 0;
    if (at < width * (height - 1) && !across[at + width]) out[at] = 0;
  }
  return out;
}

function walk(features: WallFeatures, open: Mask, start: number): Mask {
  const { width, height } = features;
  const { jump } = features.scale;
  const walked = new Uint8Array(open.length);
  const queue = new Int32Array(open.length);
  let end = 0;
  const take = (at: number) => {
    if (walked[at]) return;
    walked[at] = 1;
    queue[end] = at;
    end += 1;
  };
  take(nearestOpen(open, features, start));
  for (let next = 0; next < end; next += 1) {
    const at = queue[next] ?? 0;
    const x = at % width;
    const y = (at - x) / width;
    step(at, 1, width - 1 - x);
    step(at, -1, x);
    step(at, width, height - 1 - y);
    step(at, -width, y);
  }
  return walked;

  function step(at: number, stride: number, room: number): void {
    if (room === 0) return;
    if (open[at + stride]) {
      take(at + stride);
      return;
    }
    for (let far = 2; far <= Math.min(jump, room); far += 1) {
      const to = at + stride * far;
      if (!open[to]) continue;
      if (alike(features, at, to)) take(to);
      return;
    }
  }
}

/** Whoever touches a grain or a skirting board means the wall beside it. */
function nearestOpen(open: Mask, { width, height, scale }: WallFeatures, start: number): number {
  const [x, y] = [start % width, Math.floor(start / width)];
  for (let radius = 0; radius <= scale.jump; radius += 1)
    for (let row = Math.max(0, y - radius); row <= Math.min(height - 1, y + radius); row += 1)
      for (let col = Math.max(0, x - radius); col <= Math.min(width - 1, x + radius); col += 1)
        if (open[row * width + col]) return row * width + col;
  return start;
}

function alike({ calm: { lightness, hueA, hueB } }: WallFeatures, one: number, other: number): boolean {
  if (Math.abs((lightness[one] ?? 0) - (lightness[other] ?? 0)) >= JUMP_LIGHTNESS) return false;
  const far = squares((hueA[one] ?? 0) - (hueA[other] ?? 0), (hueB[one] ?? 0) - (hueB[other] ?? 0));
  return far < (JUMP_HUE / ((lightness[one] ?? 0) + 16)) ** 2;
}

function squares(one: number, other: number): number {
  return one * one + other * other;
}

function* grownBack(features: WallFeatures, walked: Mask): Work<Mask> {
  const share = localMean(features, walked, null);
  yield;
  const lightness = localMean(features, walked, features.lightness);
  yield;
  const hueA = localMean(features, walked, features.hueA);
  yield;
  const hueB = localMean(features, walked, features.hueB);
  yield;
  return backTo(features, walked, { share, lightness, hueA, hueB });
}

/** Of what was walked over; without a plane, how much of the square that is. */
function localMean(
  { width, height, scale }: WallFeatures,
  walked: Mask,
  plane: Float32Array | null,
): Float32Array {
  const own = new Float32Array(walked.length);
  for (let at = 0; at < own.length; at += 1) if (walked[at]) own[at] = plane ? (plane[at] ?? 0) : 1;
  return boxMean(own, width, height, scale.neighbours, own);
}

type Means = Readonly<Record<'share' | 'lightness' | 'hueA' | 'hueB', Float32Array>>;

function backTo(features: WallFeatures, walked: Mask, means: Means): Mask {
  const { width, height, scale } = features;
  const mask = walked.slice();
  let border = rim(walked, width);
  for (let round = 0; round < scale.back; round += 1) {
    const reached: number[] = [];
    for (const at of border) {
      const x = at % width;
      if (x > 0) reach(at - 1);
      if (x < width - 1) reach(at + 1);
      if (at >= width) reach(at - width);
      if (at < width * (height - 1)) reach(at + width);
    }
    border = reached;

    function reach(at: number): void {
      if (mask[at] || !likeTheWall(at)) return;
      mask[at] = 1;
      reached.push(at);
    }
  }
  return mask;

  function likeTheWall(at: number): boolean {
    const weight = means.share[at] ?? 0;
    if (weight <= 0) return false;
    const lightness = (means.lightness[at] ?? 0) / weight;
    if (Math.abs((features.lightness[at] ?? 0) - lightness) >= BACK_LIGHTNESS) return false;
    const far = squares(
      (features.hueA[at] ?? 0) - (means.hueA[at] ?? 0) / weight,
      (features.hueB[at] ?? 0) - (means.hueB[at] ?? 0) / weight,
    );
    return far < (BACK_HUE / (lightness + 16)) ** 2;
  }
}

/** The pixels of a mask that have a neighbour outside it, or that lie at the edge of the picture. */
function rim(mask: Mask, width: number): number[] {
  const out: number[] = [];
  const last = mask.length - width;
  for (let at = 0; at < mask.length; at += 1) {
    if (!mask[at]) continue;
    const isWithin = at >= width && at < last;
    if (!isWithin || !(mask[at - 1] && mask[at + 1] && mask[at - width] && mask[at + width])) out.push(at);
  }
  return out;
}
