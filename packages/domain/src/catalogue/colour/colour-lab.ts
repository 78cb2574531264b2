// A screen colour as the eye sees it: CIE lightness and chroma under daylight D65.
import { linearRgb } from './linear-rgb.ts';

/** `#RRGGBB` */
export function labOf(hex: string): { lightness: number; chroma: number } {
  const [red, green, blue] = linearRgb(hex);
  const x = root((0.4124564 * red + 0.3575761 * green + 0.1804375 * blue) / 0.95047);
  const y = root(0.2126729 * red + 0.7151522 * green + 0.072175 * blue);
  const z = root((0.0193339 * red + 0.119192 * green + 0.9503041 * blue) / 1.08883);
  return { lightness: 116 * y - 16, chroma: Math.hypot(500 * (x - y), 200 * (y - z)) };
}

function root(share: number): number {
  return share > 216 / 24_389 ? Math.cbrt(share) : ((24_389 / 27) * share + 16) / 116;
}
