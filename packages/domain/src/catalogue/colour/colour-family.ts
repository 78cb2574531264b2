// Which strip of a chart a screen colour belongs to, for colours that carry no family of their own.

export const COLOUR_FAMILIES = [
  'whites',
  'greys',
  'beiges',
  'browns',
  'yellows',
  'oranges',
  'reds',
  'pinks',
  'violets',
  'blues',
  'greens',
  'blacks',
] as const;

export type ColourFamily = (typeof COLOUR_FAMILIES)[number];

/** As filters, charts and products call them. */
export const colourFamilyNames: Readonly<Record<ColourFamily, string>> = {
  whites: 'Blancs',
  greys: 'Gris',
  beiges: 'Beiges',
  browns: 'Bruns',
  yellows: 'Jaunes',
  oranges: 'Oranges et terres',
  reds: 'Rouges',
  pinks: 'Roses',
  violets: 'Violets',
  blues: 'Bleus',
  greens: 'Verts',
  blacks: 'Noirs',
};

/** By hue, with the neutrals apart: a colour with little chroma is judged by its lightness alone. */
export function colourFamily(hex: string): ColourFamily {
  const { hue, chroma, lightness } = hueOf(hex);
  if (lightness < 0.12) return 'blacks';
  if (chroma < 0.1) return lightness > 0.88 ? 'whites' : 'greys';
  const isWarm = hue >= 10 && hue < 65;
  if (isWarm && lightness > 0.9) return 'whites';
  if (isWarm && chroma < 0.35) return lightness > 0.62 ? 'beiges' : 'browns';
  if (isWarm && lightness < 0.4) return 'browns';
  return byHue(hue, lightness);
}

function byHue(hue: number, lightness: number): ColourFamily {
  if (hue < 14 || hue >= 345) return lightness > 0.7 ? 'pinks' : 'reds';
  if (hue < 40) return 'oranges';
  if (hue < 70) return 'yellows';
  if (hue < 170) return 'greens';
  if (hue < 250) return 'blues';
  return hue < 300 ? 'violets' : 'pinks';
}

function hueOf(hex: string): { hue: number; chroma: number; lightness: number } {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map(
    (at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255,
  );
  const high = Math.max(red, green, blue);
  const low = Math.min(red, green, blue);
  const chroma = high - low;
  return {
    hue: chroma === 0 ? 0 : degrees(red, green, blue, high, chroma),
    chroma,
    lightness: (high + low) / 2,
  };
}

function degrees(red: number, green: number, blue: number, high: number, chroma: number): number {
  if (high === red) return (60 * ((green - blue) / chroma) + 360) % 360;
  return high === green ? 60 * ((blue - red) / chroma + 2) : 60 * ((red - green) / chroma + 4);
}
