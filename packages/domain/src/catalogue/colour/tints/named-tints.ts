// The tints that people mean by a code, a name or the beginning of one.
import { optionCode } from '../../articles/option-code.ts';
import { filterChart } from '../colour-chart-filter.ts';
import { tintCoded } from './tint-coded.ts';
import type { ChartColour } from '../colour-chart-filter.ts';

/** Those with this very code or name; else those whose code and name hold the words; none for no word at all. */
export function namedTints<C extends ChartColour>(tints: readonly C[], asked: string): readonly C[] {
  const wanted = optionCode(asked);
  if (wanted === '') return [];
  const coded = tintCoded(tints, asked);
  if (coded !== null) return [coded];
  const exact = tints.filter(({ name }) => optionCode(name) === wanted);
  if (exact.length > 0) return exact;
  const filter = { search: asked, chart: null, lightness: null, facadeOnly: false };
  return filterChart(tints, filter, []).flatMap(({ colours }) => colours);
}
