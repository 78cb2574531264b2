import type { ShownColour } from '@nuancier/domain/catalogue/colour/colour-chart-filter.ts';
import { namedTints } from '@nuancier/domain/catalogue/colour/tints/named-tints.ts';

/** The tint with this code, else with this name or beginning of a name. */
export function findTint<C extends ShownColour>(colours: readonly C[], asked: string): C | null {
  return namedTints(colours, asked)[0] ?? null;
}
