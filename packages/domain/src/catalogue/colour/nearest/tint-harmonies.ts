// Tints of the charts that go with a tint. Each harmony aims at a colour; the chart's nearest takes its place.
import { colourDistance, distanceStep, lab65Of, lab65OfOklch } from './colour-distance.ts';
import { nearestTints } from './nearest-tints.ts';
import type { Tint } from './nearest-tints.ts';
import { oklchOf } from '../colour-oklch.ts';
import type { Oklch } from '../colour-oklch.ts';

export type TintHarmonies<T extends Tint> = {
  /** ton sur ton: a lighter and a darker tint of the same hue, as far as the charts have them */
  tonal: readonly T[];
  /** complémentaire; null for a grey, which has no hue to oppose, and for a white whose opposite would be another white */
  complementary: T | null;
  /** contraste: of another depth, and quieter */
  contrast: T | null;
};

/** Beside a wall the opposite hue is borne in a softened tint only. */
const COMPLEMENTARY_CHROMA = 0.09;
/** Below it no eye sees a hue. */
const COLOURLESS = 0.012;
/** Above it a tint with little hue is a white. */
const WHITE = 0.9;

export function tintHarmonies<T extends Tint>(tints: readonly T[], from: Tint): TintHarmonies<T> {
  const colour = oklchOf(from.hex);
  const { lightness, chroma, hue } = colour;
  const others = tints.filter(({ code, hex }) => code !== from.code && hex !== from.hex);
  const nearest = (aim: Oklch, candidates: readonly T[]): T | null =>
    nearestTints(candidates, lab65OfOklch(aim), 1)[0]?.tint ?? null;
  const lighter = others.filter(({ hex }) => oklchOf(hex).lightness > lightness);
  const darker = others.filter(({ hex }) => oklchOf(hex).lightness < lightness);
  const tonal = [
    nearest({ lightness: Math.min(1, lightness + 0.12), chroma: chroma * 0.85, hue }, lighter),
    nearest({ lightness: Math.max(0, lightness - 0.14), chroma, hue }, darker),
  ];
  const isDeep = lightness < 0.55;
  const opposite = nearest(
    { lightness, chroma: Math.min(chroma, COMPLEMENTARY_CHROMA), hue: (hue + 180) % 360 },
    others,
  );
  const isWhitePair = lightness > WHITE && opposite !== null && looksAlike(from, opposite);
  return {
    tonal: tonal.filter((tint) => tint !== null),
    complementary: chroma < COLOURLESS || !opposite || isWhitePair ? null : opposite,
    contrast: nearest(
      { lightness: lightness + (isDeep ? 0.45 : -0.45), chroma: chroma * 0.5, hue },
      isDeep ? lighter : darker,
    ),
  };
}

function looksAlike(one: Tint, other: Tint): boolean {
  return distanceStep(colourDistance(lab65Of(one.hex), lab65Of(other.hex))) !== 'different';
}
