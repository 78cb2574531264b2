// The weight of each word of a product, by its field.
import { addStrong, setFaint, type DocumentTerms } from './document-terms.ts';
import { FIELD_WEIGHTS, lengthFactor } from './field-weights.ts';
import type { SearchDocument } from './search-document.ts';
import type { PlacedTerms } from './term-register.ts';

export type ReadText = (text: string) => PlacedTerms;

// Places are kept in a byte; 0 means « not in the name ».
const LAST_PLACE = 254;
const SENTENCES = /\.\s|\n/u;

/** Fills the sheet; returns the place of the first word of the name that is neither brand nor line. */
export function weighDocument(
  document: SearchDocument,
  name: PlacedTerms,
  read: ReadText,
  sheet: DocumentTerms,
): number {
  const label = new Set([...read(document.brand).terms, ...read(document.line ?? '').terms]);
  for (const term of label) addStrong(sheet, term, FIELD_WEIGHTS.brandOrLine);
  const noun = nounPlace(name, label);
  weighName(name, noun, sheet);
  for (const [term, weight] of categoryWeights(document.categories, read)) addStrong(sheet, term, weight);
  for (const term of new Set(document.keywords.flatMap((keyword) => read(keyword).terms))) {
    addStrong(sheet, term, FIELD_WEIGHTS.keyword);
  }
  for (const sentence of document.description.split(SENTENCES)) {
    for (const term of read(sentence).terms) setFaint(sheet, term, FIELD_WEIGHTS.description);
  }
  return noun;
}

// Brand and line often open the name: the noun after them is what the product is.
function nounPlace({ terms, length }: PlacedTerms, label: ReadonlySet<number>): number {
  const after = terms.slice(0, length).findIndex((term, place) => place >= label.size || !label.has(term));
  return after === -1 ? 0 : Math.min(after, LAST_PLACE);
}

function weighName({ terms, places, length, halves }: PlacedTerms, noun: number, sheet: DocumentTerms): void {
  const factor = lengthFactor(length - noun);
  for (const [at, term] of terms.entries()) {
    const place = places[at] ?? 0;
    const isHalf = at < length && halves.has(place);
    const weight = place < noun ? FIELD_WEIGHTS.brandOrLine : factor * nameWeight(place === noun, isHalf);
    const before = sheet.strong[term] ?? 0;
    // A word in both the line and the noun gets the noun's weight.
    if (weight <= before && (sheet.place[term] ?? 0) > 0) continue;
    addStrong(sheet, term, Math.max(0, weight - before));
    // Half of a compound opens nothing: « sous-enduit » does not begin with « enduit ».
    sheet.place[term] = isHalf ? 0 : Math.min(place, LAST_PLACE) + 1;
  }
}

function nameWeight(isHead: boolean, isHalf: boolean): number {
  if (isHalf) return FIELD_WEIGHTS.nameHalf;
  return isHead ? FIELD_WEIGHTS.nameHead : FIELD_WEIGHTS.nameRest;
}

function categoryWeights(categories: readonly string[], read: ReadText): ReadonlyMap<number, number> {
  const own = categories.at(-1);
  const weights = new Map<number, number>();
  for (const category of categories) {
    const weight = category === own ? FIELD_WEIGHTS.ownCategory : FIELD_WEIGHTS.category;
    for (const term of read(category).terms) weights.set(term, weight);
  }
  return weights;
}
