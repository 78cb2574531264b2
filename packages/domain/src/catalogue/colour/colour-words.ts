// A tint in words, for screen readers and colour-blind users: its hue, its depth, whether it is warm.
import { DARK_BELOW, LIGHT_FROM } from './colour-chart-filter.ts';
import { oklchOf } from './colour-oklch.ts';
import type { Oklch } from './colour-oklch.ts';

export type TintHue =
  | 'white'
  | 'off-white'
  | 'grey'
  | 'black'
  | 'beige-grey'
  | 'green-grey'
  | 'blue-grey'
  | 'mauve-grey'
  | 'beige'
  | 'ivory'
  | 'brown'
  | 'red-brown'
  | 'ochre'
  | 'yellow'
  | 'orange'
  | 'salmon'
  | 'red'
  | 'burgundy'
  | 'pink'
  | 'raspberry'
  | 'purple'
  | 'violet'
  | 'violet-blue'
  | 'blue'
  | 'petrol'
  | 'turquoise'
  | 'green'
  | 'yellow-green'
  | 'olive';

export type TintDepth = 'very-light' | 'light' | 'medium' | 'dark' | 'very-dark';

export type TintWarmth = 'warm' | 'neutral' | 'cool';

export type TintLook = { hue: TintHue; depth: TintDepth; warmth: TintWarmth };

/** `lrv`: the light the tint throws back, 0 to 100, as charts print it. */
export function tintLook({ hex, lrv }: { hex: string; lrv: number }): TintLook {
  const colour = oklchOf(hex);
  return { hue: hueOf(colour), depth: depthOf(lrv), warmth: warmthOf(colour) };
}

// The chart's own steps, with both ends split off.
function depthOf(lrv: number): TintDepth {
  if (lrv >= 80) return 'very-light';
  if (lrv >= LIGHT_FROM) return 'light';
  if (lrv >= DARK_BELOW) return 'medium';
  return lrv >= 6 ? 'dark' : 'very-dark';
}

/** Below this the eye sees a grey; below the second, a grey that leans towards a colour. */
const COLOURLESS = 0.012;
const LEANING = 0.032;
/** A pale tint shows a little red before it shows any other colour; a deep one needs more not to be a grey. */
const PALE_PINK = 0.02;
const DULL_PINK = 0.05;

function warmthOf({ chroma, hue }: Oklch): TintWarmth {
  if (chroma < COLOURLESS) return 'neutral';
  if (hue < 132 || hue >= 340) return 'warm';
  return hue >= 150 && hue < 295 ? 'cool' : 'neutral';
}

function hueOf(colour: Oklch): TintHue {
  const { lightness, chroma } = colour;
  if (chroma < COLOURLESS) return lightness >= 0.93 ? 'white' : lightness < 0.32 ? 'black' : 'grey';
  if (chroma < LEANING) return leaningGrey(colour);
  return steps.find(({ until }) => colour.hue < until)?.name(colour) ?? pinks(colour);
}

function leaningGrey({ lightness, chroma, hue }: Oklch): TintHue {
  if (lightness >= 0.82 && chroma >= PALE_PINK && (hue < 45 || hue >= 345)) return 'pink';
  const isWarm = hue >= 30 && hue < 115;
  if (lightness >= (isWarm ? 0.86 : 0.92)) return 'off-white';
  if (lightness < 0.26) return 'black';
  if (isWarm && lightness < 0.42) return hue < 80 ? 'brown' : 'olive';
  if (isWarm) return 'beige-grey';
  if (hue >= 115 && hue < 185) return 'green-grey';
  return hue >= 185 && hue < 295 ? 'blue-grey' : 'mauve-grey';
}

function pinks({ lightness, chroma }: Oklch): TintHue {
  if (lightness >= 0.68) return 'pink';
  if (lightness < 0.42) return 'burgundy';
  return chroma < DULL_PINK ? 'mauve-grey' : 'raspberry';
}

// By hue in degrees; within a hue, what is pale or dull has another name.
const steps: readonly { until: number; name: (colour: Oklch) => TintHue }[] = [
  { until: 15, name: pinks },
  {
    until: 33,
    name: ({ lightness, chroma }) => {
      if (lightness >= 0.7 || (lightness >= 0.6 && chroma < 0.16)) return 'salmon';
      if (chroma < 0.08) return 'red-brown';
      return lightness >= 0.42 ? 'red' : 'burgundy';
    },
  },
  {
    until: 68,
    name: ({ lightness, chroma, hue }) => {
      if (chroma < 0.095 && lightness >= 0.75) return chroma >= 0.045 && hue < 56 ? 'salmon' : 'beige';
      if (chroma < 0.095) return hue < 50 ? 'red-brown' : 'brown';
      if (lightness >= 0.78 && chroma < 0.11) return 'salmon';
      return lightness >= 0.55 && chroma >= 0.1 ? 'orange' : 'red-brown';
    },
  },
  {
    until: 92,
    name: ({ lightness, chroma, hue }) => {
      if (chroma < 0.075) return lightness >= 0.7 ? 'beige' : 'brown';
      if (lightness >= 0.76) return hue < 71 && chroma >= 0.14 ? 'orange' : 'yellow';
      return lightness >= 0.52 ? 'ochre' : 'brown';
    },
  },
  {
    until: 112,
    name: ({ lightness, chroma }) => {
      if (lightness >= 0.85 && chroma < 0.08) return 'ivory';
      if (lightness >= 0.6 && chroma < 0.05) return 'beige';
      return lightness >= 0.72 && chroma >= 0.075 ? 'yellow' : 'olive';
    },
  },
  { until: 132, name: ({ lightness }) => (lightness >= 0.65 ? 'yellow-green' : 'olive') },
  { until: 175, name: () => 'green' },
  { until: 205, name: () => 'turquoise' },
  { until: 232, name: ({ lightness }) => (lightness >= 0.6 ? 'turquoise' : 'petrol') },
  { until: 275, name: () => 'blue' },
  { until: 298, name: () => 'violet-blue' },
  { until: 328, name: () => 'violet' },
  { until: 345, name: ({ lightness }) => (lightness >= 0.68 ? 'pink' : 'purple') },
];
