import { colourDistance, lab65Of } from './colour-distance.ts';
import type { Lab65 } from './colour-distance.ts';

/** The code is what a tint is: two charts may hold the same screen colour under two names. */
export type Tint = { code: string; hex: string };

export type NearTint<T extends Tint> = { tint: T; distance: number };

/**
 * The tints nearest to a colour, the nearest first, by code where two are equally near. All are measured: a quicker
 * distance that chooses some of them beforehand loses true neighbours.
 */
export function nearestTints<T extends Tint>(
  tints: readonly T[],
  colour: string | Lab65,
  count: number,
): NearTint<T>[] {
  const wanted = typeof colour === 'string' ? lab65Of(colour) : colour;
  return tints
    .map((tint) => ({ tint, distance: colourDistance(wanted, lab65Of(tint.hex)) }))
    .toSorted((one, other) => one.distance - other.distance || byCode(one.tint, other.tint))
    .slice(0, count);
}

function byCode(one: Tint, other: Tint): number {
  return one.code < other.code ? -1 : Number(one.code > other.code);
}
