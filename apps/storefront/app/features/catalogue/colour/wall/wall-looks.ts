// What is reckoned from the places of the walls alone: it serves both sizes of the picture and every tint.
import type { Mask } from './mask.ts';
import { softMask } from './soft-mask.ts';
import type { Guide, SoftMask } from './soft-mask.ts';
import type { WallFeatures } from './wall-features.ts';
import type { Work } from '../photo/work.ts';

export type WallLooks = {
  owner: Mask;
  /** Null for a wall that has no pixel yet */
  walls: readonly (WallLook | null)[];
};

/** Medians over the wall, and its border. */
export type WallLook = {
  luminance: number;
  lightness: number;
  hueA: number;
  hueB: number;
  count: number;
  soft: SoftMask;
};

export function* wallLooks(
  features: WallFeatures,
  guide: Guide,
  owner: Mask,
  walls: number,
): Work<WallLooks> {
  const looks: (WallLook | null)[] = [];
  for (let wall = 1; wall <= walls; wall += 1) {
    looks.push(lookOf(features, guide, owner, wall));
    yield;
  }
  return { owner, walls: looks };
}

const SAME_PAINT = 10;

/**
 * The light each wall throws back where it is lit as usual, 0 for a wall without pixels. Walls of one old paint that get
 * one new paint share it, or the corner between them would vanish.
 */
export function referencesOf({ walls }: WallLooks, hexes: readonly string[]): number[] {
  return hexes.map((hex, index) => {
    const own = walls[index];
    if (!own) return 0;
    const fellows = walls.filter(
      (other, at) =>
        other &&
        hexes[at] === hex &&
        Math.hypot(other.hueA - own.hueA, other.hueB - own.hueB) < SAME_PAINT / (own.lightness + 16) &&
        Math.max(other.luminance, own.luminance) < 2.5 * Math.min(other.luminance, own.luminance),
    );
    const largest = fellows.toSorted((one, other) => (other?.count ?? 0) - (one?.count ?? 0))[0];
    return Math.max(0.004, largest?.luminance ?? own.luminance);
  });
}

/** Pixels spread over the whole wall say its median as well as all of them. */
const ENOUGH = 8192;

function lookOf(
  { luminance, lightness, hueA, hueB }: WallFeatures,
  guide: Guide,
  owner: Mask,
  wall: number,
): WallLook | null {
  let count = 0;
  for (let at = 0; at < owner.length; at += 1) if (owner[at] === wall) count += 1;
  if (count === 0) return null;
  const places = spread(owner, wall, count);
  const median = (plane: Float32Array) => {
    const values = new Float32Array(places.length);
    for (let index = 0; index < values.length; index += 1) values[index] = plane[places[index] ?? 0] ?? 0;
    return values.toSorted()[values.length >> 1] ?? 0;
  };
  return {
    luminance: median(luminance),
    lightness: median(lightness),
    hueA: median(hueA),
    hueB: median(hueB),
    count,
    soft: softMask(owner, wall, guide),
  };
}

function spread(owner: Mask, wall: number, count: number): Int32Array {
  const every = Math.ceil(count / ENOUGH);
  const places = new Int32Array(Math.ceil(count / every));
  let seen = 0;
  for (let at = 0; at < owner.length; at += 1) {
    if (owner[at] !== wall) continue;
    if (seen % every === 0) places[seen / every] = at;
    seen += 1;
  }
  return places;
}
