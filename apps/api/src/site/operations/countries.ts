import type { Country } from '@nuancier/contract/api-types.ts';
import { offeredCountries } from '../country-list.ts';
import { countryView } from '../country-view.ts';

const inFrenchOrder = new Intl.Collator('fr-FR');

/** France first, then its neighbours by their French names. */
export function countries(): Country[] {
  const [home, ...others] = offeredCountries.map((country) => countryView(country));
  if (home === undefined) return [];
  const byName = others.toSorted((a, b) =>
    inFrenchOrder.compare(a.full_name_locale ?? '', b.full_name_locale ?? ''),
  );
  return [home, ...byName];
}
