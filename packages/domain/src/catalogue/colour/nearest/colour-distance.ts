// How far apart two colours are for the eye: CIEDE2000, between Lab values under daylight D65, the charts' own light.
import { convertOklabToRgb, convertRgbToLab65, differenceCiede2000 } from 'culori/fn';
import type { Oklch } from '../colour-oklch.ts';

export type Lab65 = {
  /** 0 to 100 */
  l: number;
  a: number;
  b: number;
};

const ciede2000 = differenceCiede2000();

export function colourDistance(one: Lab65, other: Lab65): number {
  return ciede2000({ mode: 'lab65', ...one }, { mode: 'lab65', ...other });
}

/** `#RRGGBB` */
export function lab65Of(hex: string): Lab65 {
  const channel = (at: number) => Number.parseInt(hex.slice(at, at + 2), 16) / 255;
  return plain(convertRgbToLab65({ r: channel(1), g: channel(3), b: channel(5) }));
}

/** Of a colour that no screen need be able to show. */
export function lab65OfOklch({ lightness, chroma, hue }: Oklch): Lab65 {
  const angle = (hue * Math.PI) / 180;
  const oklab = { l: lightness, a: chroma * Math.cos(angle), b: chroma * Math.sin(angle) };
  return plain(convertRgbToLab65(convertOklabToRgb(oklab)));
}

function plain({ l, a, b }: Lab65): Lab65 {
  return { l, a, b };
}

/** Upper bounds, from what no eye tells apart to what is another colour. */
const STEPS = [
  { below: 1, step: 'identical' },
  { below: 2, step: 'hardly' },
  { below: 4, step: 'close' },
  { below: 8, step: 'neighbour' },
] as const;

export type DistanceStep = (typeof STEPS)[number]['step'] | 'different';

export function distanceStep(distance: number): DistanceStep {
  return STEPS.find(({ below }) => distance < below)?.step ?? 'different';
}
