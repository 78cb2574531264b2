// The colour of a place in a photograph, and what a white thing in the same light says about it.
import { byteOfLight, LIGHT_OF_BYTE } from './pixels.ts';
import type { Pixels } from './pixels.ts';

export type Light = readonly [red: number, green: number, blue: number];

const RADIUS = 4;

/** Mean light of the 9 × 9 pixels around a point, given in shares of the picture. */
export function lightAt({ width, height, data }: Pixels, { x, y }: { x: number; y: number }): Light {
  const [centre, middle] = [Math.round(x * (width - 1)), Math.round(y * (height - 1))];
  const sums = [0, 0, 0];
  let count = 0;
  for (let row = Math.max(0, middle - RADIUS); row <= Math.min(height - 1, middle + RADIUS); row += 1)
    for (let col = Math.max(0, centre - RADIUS); col <= Math.min(width - 1, centre + RADIUS); col += 1) {
      for (let channel = 0; channel < 3; channel += 1)
        sums[channel] =
          (sums[channel] ?? 0) + (LIGHT_OF_BYTE[data[(row * width + col) * 4 + channel] ?? 0] ?? 0);
      count += 1;
    }
  return [(sums[0] ?? 0) / count, (sums[1] ?? 0) / count, (sums[2] ?? 0) / count];
}

/** `#RRGGBB` */
export function hexOfLight(light: Light): string {
  const digits = light.map((share) => byteOfLight(share).toString(16).padStart(2, '0'));
  return `#${digits.join('')}`.toUpperCase();
}

/** What white paper or paint throws back of the light that falls on it. */
const WHITE = 0.82;
/** A channel that bright may have been brighter still; a white that dark is in another light than the rest. */
const CLIPPED = 250;
const DARK = 90;

export type WhiteRefusal = 'clipped' | 'dark';

export function whiteRefusal(white: Light): WhiteRefusal | null {
  const bytes = white.map(byteOfLight);
  if (Math.max(...bytes) > CLIPPED) return 'clipped';
  return Math.min(...bytes) < DARK ? 'dark' : null;
}

/** The colour as it would be in white light as bright as paper shows it. */
export function balanced(light: Light, white: Light | null): Light {
  if (!white) return light;
  const [red, green, blue] = white;
  return [(light[0] / red) * WHITE, (light[1] / green) * WHITE, (light[2] / blue) * WHITE];
}
