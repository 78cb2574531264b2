import type { TintColour } from '@nuancier/domain/catalogue/colour/colour-chart-filter.ts';

/**
 * What the editors' block says of the season's colours: its words, and those colours of its list that the chart
 * holds and the shop can make. A code that the chart does not know is left out.
 */
export function seasonColours(
  html: string,
  chart: readonly TintColour[],
): { words: string; colours: TintColour[] } {
  const codes = [...html.matchAll(/<li>\s*([^<]+?)\s*<\/li>/g)].map(([, code]) => code);
  const made = new Map(chart.filter(({ special }) => !special).map((colour) => [colour.code, colour]));
  return {
    words: html.replace(/<ul>[\s\S]*?<\/ul>/g, '').trim(),
    colours: codes.flatMap((code) => made.get(code ?? '') ?? []),
  };
}
