import type { Country } from '@nuancier/contract/api-types.ts';
import { Refusal } from '../../refusals/refusal.ts';
import { offeredCountries } from '../country-list.ts';
import { countryView } from '../country-view.ts';

export function country(id: string | null | undefined): Country {
  if (id === null || id === undefined || id === '') throw new Refusal('COUNTRY_ID_MISSING');
  const found = offeredCountries.find((offered) => offered.code === id);
  if (found === undefined) throw new Refusal('UNKNOWN_COUNTRY');
  return countryView(found);
}
