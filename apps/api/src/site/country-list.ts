// The countries an address may be in: France and the European countries a French shop serves or bills.
export type OfferedCountry = { code: string; threeLetters: string };

const CODES =
  'FR/FRA DE/DEU AD/AND AT/AUT BE/BEL BG/BGR CY/CYP HR/HRV DK/DNK ES/ESP EE/EST FI/FIN GB/GBR GR/GRC HU/HUN ' +
  'IE/IRL IS/ISL IT/ITA LV/LVA LI/LIE LT/LTU LU/LUX MT/MLT MC/MCO NO/NOR NL/NLD PL/POL PT/PRT CZ/CZE RO/ROU ' +
  'SM/SMR SK/SVK SI/SVN SE/SWE CH/CHE VA/VAT';

export const offeredCountries: readonly OfferedCountry[] = CODES.split(' ').map((pair) => {
  const [code = '', threeLetters = ''] = pair.split('/');
  return { code, threeLetters };
});
