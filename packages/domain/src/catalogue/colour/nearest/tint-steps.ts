// One step from a tint to its neighbour in the charts: lighter, darker, warmer, cooler.
import { lab65OfOklch } from './colour-distance.ts';
import { nearestTints } from './nearest-tints.ts';
import type { Tint } from './nearest-tints.ts';
import { oklchOf } from '../colour-oklch.ts';
import type { Oklch } from '../colour-oklch.ts';

export const TINT_STEPS = ['lighter', 'darker', 'warmer', 'cooler'] as const;
export type TintStep = (typeof TINT_STEPS)[number];

const LIGHTNESS_STEP = 0.06;
const HUE_STEP = 12;
/** The warmest hue, an amber, and the coolest, a blue. */
const WARM_HUE = 70;
const COOL_HUE = 250;
/** Below it a tint is a grey, whose hue says little: it is warmed by a touch of amber, not by turning its hue. */
const GREYISH = 0.03;
const GREY_STEP = 0.015;
/** Below it no eye sees a hue. */
const COLOURLESS = 0.012;
/** What must have changed for the step to be one. */
const LEAST_LIGHTNESS = 0.01;
const LEAST_TURN = 1;
const LEAST_WARMTH = 0.002;

/** For each step the tint nearest to what it aims at, of those that lie that way; null at the end of the charts. */
export function tintSteps<T extends Tint>(
  tints: readonly T[],
  from: Tint,
): Readonly<Record<TintStep, T | null>> {
  const colour = oklchOf(from.hex);
  const others = tints.filter(({ code, hex }) => code !== from.code && hex !== from.hex);
  const step = (aim: Aim): T | null => {
    const rightSide = others.filter(({ hex }) => aim.fits(oklchOf(hex)));
    return nearestTints(rightSide, lab65OfOklch(aim.colour), 1)[0]?.tint ?? null;
  };
  return {
    lighter: step(byLightness(colour, 1)),
    darker: step(byLightness(colour, -1)),
    warmer: step(towards(colour, WARM_HUE)),
    cooler: step(towards(colour, COOL_HUE)),
  };
}

type Aim = { colour: Oklch; fits: (candidate: Oklch) => boolean };

function byLightness(from: Oklch, sign: 1 | -1): Aim {
  const lightness = Math.min(1, Math.max(0, from.lightness + sign * LIGHTNESS_STEP));
  return {
    colour: { ...from, lightness },
    fits: (candidate) => sign * (candidate.lightness - from.lightness) >= LEAST_LIGHTNESS,
  };
}

function towards(from: Oklch, hue: number): Aim {
  if (from.chroma < GREYISH) return greyTowards(from, hue);
  const gap = turn(from.hue, hue);
  const aimed = from.hue + Math.sign(gap) * Math.min(HUE_STEP, Math.abs(gap));
  return {
    colour: { ...from, hue: (aimed + 360) % 360 },
    fits: (candidate) =>
      candidate.chroma >= COLOURLESS && Math.abs(gap) - Math.abs(turn(candidate.hue, hue)) >= LEAST_TURN,
  };
}

function greyTowards(from: Oklch, hue: number): Aim {
  const [across, along] = [component(from, hue + 90), component(from, hue) + GREY_STEP];
  return {
    colour: {
      lightness: from.lightness,
      chroma: Math.hypot(across, along),
      hue: (hue + (Math.atan2(across, along) * 180) / Math.PI + 360) % 360,
    },
    fits: (candidate) => component(candidate, hue) - component(from, hue) >= LEAST_WARMTH,
  };
}

/** How much of a hue a colour holds; negative for the opposite one. */
function component({ chroma, hue }: Oklch, towardsHue: number): number {
  return chroma * Math.cos(((hue - towardsHue) * Math.PI) / 180);
}

/** The shorter way from one hue to another, -180 to 180 degrees. */
function turn(from: number, to: number): number {
  return ((to - from + 540) % 360) - 180;
}
