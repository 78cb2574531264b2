// Which colours of the charts are shown, family by family.

export type ChartColour = {
  code: string;
  chart: string;
  name: string;
  family: string;
  lrv: number;
  facade_ok: boolean;
  special: string | null;
};

/** A colour as a chart shows it. */
export type ShownColour = ChartColour & { hex: string };

/** A colour with what a tinting machine needs to know of it. */
export type TintColour = ShownColour & { tint_class: string; base: string };

export type Lightness = 'light' | 'medium' | 'dark';

export type ChartFilter = {
  search: string;
  chart: string | null;
  lightness: Lightness | null;
  facadeOnly: boolean;
};

export type ChartFamily<C extends ChartColour> = { family: string; colours: readonly C[] };

/** Light reflectance from which a colour is light, and below which it is dark. */
export const LIGHT_FROM = 60;
export const DARK_BELOW = 20;

/**
 * Families in the chart's order, without those that the filter empties. Every word searched must begin a word of the
 * name or the code.
 */
export function filterChart<C extends ChartColour>(
  colours: readonly C[],
  filter: ChartFilter,
  families: readonly string[],
): ChartFamily<C>[] {
  const words = fold(filter.search).split(' ').filter(Boolean);
  const shown = colours.filter(
    (colour) => fits(colour, filter) && words.every((word) => names(colour).includes(` ${word}`)),
  );
  const order = [...new Set([...families, ...shown.map(({ family }) => family)])];
  return order
    .map((family) => ({ family, colours: shown.filter((colour) => colour.family === family) }))
    .filter((group) => group.colours.length > 0);
}

export function lightnessClass(lrv: number): Lightness {
  if (lrv >= LIGHT_FROM) return 'light';
  return lrv < DARK_BELOW ? 'dark' : 'medium';
}

function fits(colour: ChartColour, { chart, lightness, facadeOnly }: ChartFilter): boolean {
  if (chart !== null && colour.chart !== chart) return false;
  if (lightness !== null && lightnessClass(colour.lrv) !== lightness) return false;
  return !facadeOnly || colour.facade_ok;
}

// `RAL 7016` is also found as `ral7016`, `VB-BU060` as `bu060` or `vb bu060`.
function names({ name, code }: ChartColour): string {
  const folded = fold(code);
  return ` ${fold(name)} ${folded} ${folded.replaceAll(' ', '')}`;
}

function fold(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();
}
