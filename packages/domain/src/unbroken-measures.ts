// What is bought and spread by the litre: these words follow a number and nothing else.
const UNITS =
  'L l cl cL ml mL kg g mg m m² m³ cm mm µm µ h min j °C % € V W Ah bar g/L g/l kg/L kg/l g/m² kg/m² ml/m² m²/L m²/l m²/kg m²/h L/min l/min';

const MEASURE = new RegExp(`(?<=\\d) (?=(?:${UNITS.replaceAll(' ', '|')})(?![\\p{L}\\p{N}/²³]))`, 'gu');

/** « 10 L » on one line: no paper and no mail parts a number from its unit. */
export function unbrokenMeasures(text: string): string {
  return text.replaceAll(MEASURE, '\u00A0');
}
