import { filterChart } from '@nuancier/domain/catalogue/colour/colour-chart-filter.ts';
import type { ShownColour } from '@nuancier/domain/catalogue/colour/colour-chart-filter.ts';
import { optionCode } from '@nuancier/domain/catalogue/articles/option-code.ts';
import { everyColour } from './chart-filter.ts';

/** The tint with this code, else with this name or beginning of a name. */
export function findTint<C extends ShownColour>(colours: readonly C[], asked: string): C | null {
  const code = optionCode(asked);
  if (code === '') return null;
  const exact = colours.find(
    (colour) => optionCode(colour.code) === code || optionCode(colour.name) === code,
  );
  return exact ?? filterChart(colours, { ...everyColour, search: asked }, [])[0]?.colours[0] ?? null;
}
