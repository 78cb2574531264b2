// The grammar's texts use plain ASCII punctuation; pages show French typography.

const NO_BREAK = '\u00A0';
const THIN_NO_BREAK = '\u202F';
const UNITS = 'h|min|minutes|heures|jours|ans|L|mL|kg|g|mm|cm|m|m²|dB|°C|%|€|W';
const BEFORE_UNIT = new RegExp(`(\\d) (?=(?:${UNITS})(?![\\p{L}\\d]))`, 'gu');

/** For sentences: apostrophes, and spaces that must not break. */
export function frenchProse(text: string): string {
  return frenchLabel(text)
    .replace(/ ([;!?])/g, `${THIN_NO_BREAK}$1`)
    .replace(/ ([:»])/g, `${NO_BREAK}$1`)
    .replaceAll('« ', `«${NO_BREAK}`)
    .replace(BEFORE_UNIT, `$1${NO_BREAK}`);
}

/** For names and values people also type and filter by: the apostrophe alone, spaces stay ordinary. */
export function frenchLabel(text: string): string {
  return text.replaceAll("'", '’');
}

/** Every text of a technical sheet, lists included. */
export function frenchLabels(sheet: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(sheet).map(([key, value]) => [key, frenchValue(value)]));
}

function frenchValue(value: unknown): unknown {
  if (typeof value === 'string') return frenchLabel(value);
  return Array.isArray(value) ? value.map(frenchValue) : value;
}
