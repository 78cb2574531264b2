// What stands near a colour of the charts: what may take its place, and what goes with it.
import { nearestTints } from './nearest-tints.ts';
import type { NearTint, Tint } from './nearest-tints.ts';
import { tintHarmonies } from './tint-harmonies.ts';
import type { TintHarmonies } from './tint-harmonies.ts';

type ChartTint = Tint & { chart: string; facade_ok: boolean; special: string | null };

export type ColourNeighbours<T extends Tint> = {
  nearest: readonly NearTint<T>[];
  /** of another chart than its own */
  counterpart: NearTint<T> | null;
  /** for a colour that is too dark for façades */
  facade: NearTint<T> | null;
  harmonies: TintHarmonies<T>;
};

const NEAREST = 6;

/** Only tints that can be made are proposed, and never the colour itself. */
export function colourNeighbours<T extends ChartTint>(tints: readonly T[], from: T): ColourNeighbours<T> {
  const others = tints.filter(({ code, special }) => special === null && code !== from.code);
  const first = (candidates: readonly T[]) => nearestTints(candidates, from.hex, 1)[0] ?? null;
  return {
    nearest: nearestTints(others, from.hex, NEAREST),
    counterpart: first(others.filter(({ chart }) => chart !== from.chart)),
    facade: from.facade_ok ? null : first(others.filter(({ facade_ok }) => facade_ok)),
    harmonies: tintHarmonies(others, from),
  };
}
