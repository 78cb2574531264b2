import type { Country } from '@nuancier/contract/api-types.ts';
import { departements } from './departements.ts';
import type { OfferedCountry } from './country-list.ts';

const frenchNames = new Intl.DisplayNames(['fr'], { type: 'region' });
const englishNames = new Intl.DisplayNames(['en'], { type: 'region' });

export function countryView({ code, threeLetters }: OfferedCountry): Country {
  return {
    id: code,
    two_letter_abbreviation: code,
    three_letter_abbreviation: threeLetters,
    full_name_locale: frenchNames.of(code) ?? code,
    full_name_english: englishNames.of(code) ?? code,
    // Magento gives null for a country without regions.
    available_regions: code === 'FR' ? departements : null,
  };
}
